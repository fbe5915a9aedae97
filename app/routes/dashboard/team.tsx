import { Chip } from '#app/ui/chip.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Members } from '#domain/accounts/member.ts'
import * as addresses from '#domain/addresses.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import { plural } from '#domain/text/plural.ts'

const ROLES = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const

type TeamProps = { name: string; members: Members; platformName: string }

/** R711: who is in the workspace, by which right, and who appears on its public profile. */
export function Team({ name, members: { items, total }, platformName }: TeamProps) {
  const { membersUrl } = activeRules()
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-compact text-ink-soft">
        Owners and admins edit this profile and read its messages. Add members and change roles{' '}
        {membersUrl ? <a href={membersUrl}>on {platformName}</a> : `on ${platformName}`}; the changes appear here a
        moment later. Each member decides in <a href={`${addresses.account}#team`}>their account</a> whether they appear
        in the team on the public profile.
      </p>
      <ul aria-label={`Members of ${name}`}>
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
              {you && ' (you)'}
            </span>
            <span className="text-ink-soft">{listed ? 'In the public team' : 'Not in the public team'}</span>
            <Chip>{ROLES[role]}</Chip>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="text-small text-ink-soft">And {plural(total - items.length, 'more member')}.</p>
      )}
    </Panel>
  )
}
