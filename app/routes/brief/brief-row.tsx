import { Chip } from '#app/ui/chip.tsx'
import { Moment } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import type { BriefList } from '#domain/messages/brief/brief-list.ts'
import type { BriefState } from '#domain/messages/brief/brief-state.ts'
import { plural } from '#domain/text/plural.ts'

type Brief = BriefList['items'][number]

const WORDS: Record<BriefState, string> = {
  answered: 'answered',
  declined: 'declined',
  waiting: 'waiting',
  held: 'held for review',
  unsent: 'not sent',
  gone: 'no longer here',
}

/** How many of its experts are where, answers first. */
function States({ recipients, silent }: Brief) {
  return (Object.keys(WORDS) as BriefState[]).map((state) => {
    const count = recipients.filter((one) => one.state === state).length
    if (count === 0) return null
    const className = state === 'answered' ? 'border-accent! bg-accent-soft! text-accent! font-semibold' : ''
    return (
      <Chip key={state} className={className}>
        {count} {state === 'waiting' && silent ? 'silent' : WORDS[state]}
      </Chip>
    )
  })
}

/** R345: one brief of the list: who has it, and what has become of it. */
export function BriefRow({ brief }: { brief: Brief }) {
  const { id, subject, sentOn, withdrawnOn, silent, files, recipients } = brief
  const names = recipients.map(({ profileName }) => profileName)
  return (
    <li className="relative grid gap-1.5 border-b border-line px-1 py-4 hover:bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <a
          href={addresses.brief(id)}
          className="min-w-0 font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          <bdi>{subject}</bdi>
        </a>
        {sentOn && <Moment at={sentOn} className="text-small text-ink-soft" />}
      </div>
      <p className="text-compact text-ink-soft wrap-anywhere">
        To {new Intl.ListFormat('en').format(names)}
        {files > 0 && `, with ${plural(files, 'file')}`}
      </p>
      <p className="flex flex-wrap gap-2">
        {withdrawnOn && <Chip>Withdrawn</Chip>}
        <States {...brief} />
      </p>
      {silent && (
        <p className="text-small text-warn">
          Not everybody has answered within 3 working days: the brief’s page names others to ask.
        </p>
      )}
    </li>
  )
}
