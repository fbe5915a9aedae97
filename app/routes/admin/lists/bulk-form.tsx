import { RuleSelect } from '#app/routes/admin/decisions/rule-select.tsx'
import { EXPERT_STATUS_LABELS, VISIBILITY_LABELS } from '#app/ui/experts/profile-state-labels.ts'
import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Day } from '#app/ui/moment.tsx'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import type { AdminProfiles } from '#domain/admin/admin-profiles.ts'
import { MAX_LENGTH } from '#domain/limits.ts'

import { SelectAll } from './select-all.tsx'

type Found = AdminProfiles['items'][number]
type Typed = { chosen?: string[]; reason?: string; rule?: string; visibility?: string } | undefined

function rowOf(profile: Found, chosen: boolean) {
  const { slug, name } = profile
  return {
    key: slug,
    cells: [
      <label key="name" className="touch-line flex min-w-52 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          name="slug"
          value={slug}
          defaultChecked={chosen}
          className="mt-[0.3em] size-4.5 shrink-0 cursor-pointer"
        />
        <span className="min-w-0 wrap-anywhere">
          {name} <span className="block text-small font-normal text-ink-soft">@{slug}</span>
        </span>
      </label>,
      <span key="email" className="block min-w-44 wrap-anywhere">
        {profile.email ? (
          <a
            href={`${addresses.adminAccounts}?q=@${encodeURIComponent(slug)}`}
            aria-label={`Account of ${name}: ${profile.email}`}
            className="touch-target"
          >
            {profile.email}
          </a>
        ) : (
          'nobody'
        )}
        {profile.owner === 'WORKSPACE' && <span className="block text-small text-ink-soft">workspace</span>}
      </span>,
      <span key="state" className="whitespace-nowrap">
        {EXPERT_STATUS_LABELS[profile.expertStatus]}
        <span className="block text-small text-ink-soft">{VISIBILITY_LABELS[profile.visibility]}</span>
      </span>,
      profile.openReports,
      <span key="created" className="whitespace-nowrap">
        <Day at={profile.createdOn} />
        <span className="block text-small text-ink-soft">
          edited <Day at={profile.updatedOn} />
        </span>
      </span>,
      <span key="links" className="flex gap-x-4">
        <a href={addresses.profile(slug)} aria-label={`View ${name}`} className="touch-target">
          View
        </a>
        <a href={addresses.editProfile(slug, 'admin')} aria-label={`Edit ${name}`} className="touch-target">
          Edit
        </a>
        <a href={addresses.adminHistory(slug)} aria-label={`History of ${name}`} className="touch-target">
          History
        </a>
      </span>,
    ],
  }
}

const VISIBILITIES = Object.entries(VISIBILITY_LABELS).map(([value, label]) => ({
  value,
  label: `Make ${label.toLowerCase()}`,
}))

type Props = {
  profiles: Found[]
  typed: Typed
  /** R758: whether all are chosen from the start, and the address of the page where it is the other way round. */
  isAll: boolean
  otherChoice: string
}

/** The list of profiles with the bulk action below it. */
export function BulkForm({ profiles, typed, isAll, otherChoice }: Props) {
  const chosen = new Set(typed?.chosen ?? (isAll ? profiles.map(({ slug }) => slug) : []))
  return (
    <form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SelectAll name="slug" href={otherChoice} isAll={isAll} />
      <PlainTable
        caption="Profiles"
        columns={[
          { name: 'Profile' },
          { name: 'Owner' },
          { name: 'State' },
          { name: 'Open reports', kind: 'number' },
          { name: 'Created' },
          { name: 'Go to' },
        ]}
        rows={profiles.map((profile) => rowOf(profile, chosen.has(profile.slug)))}
      />
      <Panel className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_2fr_auto]">
        <SelectInput
          id="visibility"
          name="visibility"
          label="With the chosen ones"
          defaultValue={typed?.visibility ?? 'PRIVATE'}
          options={VISIBILITIES}
        />
        <RuleSelect id="bulk" typed={typed?.rule} label="Rule, to make private" />
        <TextInput
          id="reason"
          name="reason"
          label="Reason"
          required
          maxLength={MAX_LENGTH.reason}
          defaultValue={typed?.reason}
        />
        <Button>Change</Button>
      </Panel>
    </form>
  )
}
