import { useTexts } from '#app/shell/use-texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Members } from '#domain/accounts/member.ts'
import * as addresses from '#domain/addresses.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'

type TeamProps = { name: string; members: Members; platformName: string }

/** R711: who is in the workspace, by which right, and who appears on its public profile. */
export function Team({ name, members: { items, total }, platformName }: TeamProps) {
  const t = useTexts()
  const { membersUrl } = activePlatformRules()
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-compact text-ink-soft">
        {t.rich('dashboard.team.lead', {
          platformName,
          platform: (text) => (membersUrl ? <a href={membersUrl}>{text}</a> : <>{text}</>),
          account: (text) => <a href={`${addresses.account}#team`}>{text}</a>,
        })}
      </p>
      <ul aria-label={t('dashboard.team.members', { name })}>
        {items.map(({ name, role, listed, you, profileSlug }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two people may share a name
            key={index}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 text-compact"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {profileSlug === null ? (
                <bdi>{name}</bdi>
              ) : (
                <a href={addresses.profile(profileSlug)} className="touch-target">
                  <bdi>{name}</bdi>
                </a>
              )}
              {you && ` ${t('dashboard.team.you')}`}
            </span>
            <span className="text-ink-soft">{listed ? t('dashboard.team.listed') : t('dashboard.team.unlisted')}</span>
            <Chip>{t(`dashboard.role.${role}`)}</Chip>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="text-small text-ink-soft">{t('dashboard.team.more', { count: total - items.length })}</p>
      )}
    </Panel>
  )
}
