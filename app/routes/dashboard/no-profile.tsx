import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'

/** For somebody without any profile; an admin is not addressed as an owner to be (R297). */
export function NoProfile({ workspaces, isAdmin }: { workspaces: string[]; isAdmin: boolean }) {
  const t = useTexts()
  if (isAdmin) {
    return (
      <p className="max-w-prose">
        {t.rich('dashboard.none.admin', { admin: (text) => <a href={addresses.admin}>{text}</a> })}
      </p>
    )
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-accent-soft px-[clamp(1.25rem,5vw,3.5rem)] py-[clamp(2rem,6vw,4rem)]">
      <h2 className="max-w-[18ch] text-heading">{t('dashboard.none.title')}</h2>
      <p className="max-w-prose">{t('dashboard.none.lead')}</p>
      {workspaces.length > 0 && (
        <p className="max-w-prose text-compact text-ink-soft">
          {t('dashboard.none.workspaces', { workspaces: workspaces.join(', ') })}
        </p>
      )}
      <ButtonLink href={addresses.newProfile}>{t('dashboard.none.create')}</ButtonLink>
    </div>
  )
}
