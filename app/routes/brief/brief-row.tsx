import { useTexts } from '#app/shell/use-texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Moment } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS } from '#domain/limits.ts'
import type { BriefList } from '#domain/messages/brief/brief-list.ts'
import type { BriefState } from '#domain/messages/brief/brief-state.ts'

type Brief = BriefList['items'][number]

const STATES = ['answered', 'declined', 'waiting', 'held', 'unsent', 'gone'] as const satisfies BriefState[]

/** How many of its experts are where, answers first. */
function States({ recipients, silent }: Brief) {
  const t = useTexts()
  return STATES.map((state) => {
    const count = recipients.filter((one) => one.state === state).length
    if (count === 0) return null
    const className = state === 'answered' ? 'border-accent! bg-accent-soft! text-accent! font-semibold' : ''
    return (
      <Chip key={state} className={className}>
        {t(`briefs.state.${state === 'waiting' && silent ? 'silent' : state}`, { count })}
      </Chip>
    )
  })
}

/** R345: one brief of the list: who has it, and what has become of it. */
export function BriefRow({ brief }: { brief: Brief }) {
  const { id, subject, sentOn, withdrawnOn, silent, files, recipients } = brief
  const t = useTexts()
  const names = new Intl.ListFormat('en').format(recipients.map(({ profileName }) => profileName))
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
        {files > 0 ? t('briefs.toWithFiles', { names, files }) : t('briefs.to', { names })}
      </p>
      <p className="flex flex-wrap gap-2">
        {withdrawnOn && <Chip>{t('briefs.withdrawn')}</Chip>}
        <States {...brief} />
      </p>
      {silent && <p className="text-small text-warn">{t('briefs.silent', { days: BRIEF_LIMITS.silentDays })}</p>}
    </li>
  )
}
