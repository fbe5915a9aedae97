import { Fragment } from 'react'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { timingText } from '#app/ui/timing-words.ts'
import * as addresses from '#domain/addresses.ts'
import type { Message } from '#domain/messages/message.ts'

function State({ message: { answeredByMail, blockId, brief, repliedOn } }: { message: Message }) {
  const t = useTexts()
  if (brief?.declinedOn) return <Chip>{t('briefs.received.declined')}</Chip>
  if (repliedOn)
    return <Chip>{answeredByMail ? t('briefs.received.answeredByMail') : t('briefs.received.answered')}</Chip>
  if (brief?.withdrawnOn) return <Chip>{t('briefs.withdrawn')}</Chip>
  if (blockId) return <Chip>{t('briefs.received.blocked')}</Chip>
  return (
    <Chip className="border-accent! bg-accent-soft! font-semibold text-accent!">{t('briefs.received.waiting')}</Chip>
  )
}

/** What the client has said of it, in one line. */
function factsOf(t: PageTexts, { brief }: Message): string[] {
  const { budget = '', timing = '', files = [], experts = 1 } = brief ?? {}
  const among = experts > 1 ? t('briefs.received.among', { count: experts }) : t('briefs.received.alone')
  const attached = files.length > 0 ? t('briefs.received.files', { count: files.length }) : ''
  return [budget, timingText(t, timing), attached, among].filter(Boolean)
}

/** R707: a brief that an expert has received, which opens its conversation. */
export function ReceivedRow({ message }: { message: Message }) {
  const t = useTexts()
  const { id, subject, from, profileName, createdOn, readOn } = message
  const unread = readOn === null
  return (
    <li className="relative grid gap-1.5 border-b border-line px-1 py-4 hover:bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <a
          href={addresses.inboxMessage(id)}
          className="min-w-0 font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {unread && <span className="mr-2 inline-block size-2 rounded-pill bg-accent" aria-hidden="true" />}
          <bdi>{subject}</bdi>
          {unread && <span className="sr-only">{t('briefs.received.unread')}</span>}
        </a>
        <Moment at={createdOn} className="text-small text-ink-soft" />
      </div>
      <p className="text-compact text-ink-soft wrap-anywhere">
        {t.rich('briefs.received.from', {
          client: from.name,
          profile: profileName,
          bdi: (text) => <bdi>{text}</bdi>,
        })}
      </p>
      <p className="text-compact text-ink-soft wrap-anywhere">
        {factsOf(t, message).map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </p>
      <p className="flex flex-wrap gap-2">
        <State message={message} />
      </p>
    </li>
  )
}
