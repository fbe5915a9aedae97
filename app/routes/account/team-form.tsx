import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Me } from '#domain/profiles/profile.ts'

/** R711: whether this account appears in the teams of its workspaces. */
export function TeamForm({ workspaces }: Pick<Me, 'workspaces'>) {
  const t = useTexts()
  return (
    <form method="post" className="grid gap-5">
      <p>{t('account.team.lead')}</p>
      {workspaces.map(({ id, name, listed, profileSlug }) => (
        <Checkbox
          key={id}
          id={`team-${id}`}
          name="listed"
          value={id}
          defaultChecked={listed}
          label={t.rich('account.team.show', { workspace: name, name: (text) => <bdi>{text}</bdi> })}
          hint={
            profileSlug === null ? (
              t('account.team.noProfile')
            ) : (
              <a href={addresses.profile(profileSlug)}>{t('account.team.profile')}</a>
            )
          }
        />
      ))}
      <div>
        <Button name="intent" value="team" variant="quiet">
          {t('account.team.button')}
        </Button>
      </div>
    </form>
  )
}
