import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'

/** The dashboard of an account without a profile. */
export function NoProfile({ workspaces }: { workspaces: string[] }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-accent-soft px-[clamp(1.25rem,5vw,3.5rem)] py-[clamp(2rem,6vw,4rem)]">
      <h2 className="max-w-[18ch] text-heading">Show what you can do</h2>
      <p className="max-w-prose">
        You have no profile yet. A name and a handle are enough to begin; it stays private until you say otherwise. Then
        this page shows who looks at it, where they come from and what to do next.
      </p>
      {workspaces.length > 0 && (
        <p className="max-w-prose text-compact text-ink-soft">
          It can be your own, or one for {workspaces.join(', ')}.
        </p>
      )}
      <ButtonLink href={addresses.newProfile}>Create a profile</ButtonLink>
    </div>
  )
}
