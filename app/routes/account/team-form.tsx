import { Button } from '#app/ui/forms/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Me } from '#domain/profiles/profile.ts'

/** R711: whether this account appears in the teams of its workspaces. */
export function TeamForm({ workspaces }: Pick<Me, 'workspaces'>) {
  return (
    <form method="post" className="grid gap-5">
      <p>
        The public profile of a workspace can show its team. You appear there only if you agree: by the name of your
        account, or with your own profile and a link to it if that is public.
      </p>
      {workspaces.map(({ id, name, listed, profileSlug }) => (
        <Checkbox
          key={id}
          id={`team-${id}`}
          name="listed"
          value={id}
          defaultChecked={listed}
          label={
            <>
              Show me in the team of <bdi>{name}</bdi>
            </>
          }
          hint={
            profileSlug === null ? (
              'This workspace has no profile yet.'
            ) : (
              <a href={addresses.profile(profileSlug)}>See its profile</a>
            )
          }
        />
      ))}
      <div>
        <Button name="intent" value="team" variant="quiet">
          Save
        </Button>
      </div>
    </form>
  )
}
