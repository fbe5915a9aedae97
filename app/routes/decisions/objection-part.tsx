import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { MessageText } from '#app/ui/message-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Objection } from '#domain/moderation/decision-schemas.ts'

/** An objection with what both sides wrote, and what came of it. */
export function ObjectionPart({ objection, children }: { objection: Objection; children: ReactNode }) {
  const t = useTexts()
  const { messages, outcome, reason } = objection
  return (
    <Section title={t('decisions.objection.title')}>
      <p>{t(`decisions.objection.${outcome ?? 'open'}`)}</p>
      {reason && (
        <div className="rounded-card border border-line bg-surface p-5">
          <p className="mb-2 text-small font-semibold">{t('decisions.objection.reason')}</p>
          <MessageText text={reason} />
        </div>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {messages.map(({ byAdmin, body, createdOn }) => (
          <li
            key={`${createdOn} ${body}`}
            className={`rounded-card border border-line p-5 ${byAdmin ? 'bg-surface sm:mr-10' : 'bg-sunken sm:ml-10'}`}
          >
            <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <span className="font-semibold">{t(`decisions.objection.${byAdmin ? 'admins' : 'you'}`)}</span>
              <Moment at={createdOn} className="text-ink-soft" />
            </p>
            <MessageText text={body} />
          </li>
        ))}
      </ol>
      {children}
    </Section>
  )
}
