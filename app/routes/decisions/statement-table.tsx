import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { useTimeZone } from '#app/shell/use-time-zone.ts'
import { formatDay } from '#app/ui/format.ts'
import { MessageText } from '#app/ui/message-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Statement } from '#domain/moderation/decision-schemas.ts'

import { ruleTexts } from './rule-texts.ts'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-line py-3.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
      <dt className="text-compact text-ink-soft">{label}</dt>
      <dd className="grid gap-1 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** R770: what was decided, since when, by which rule, on which facts, and whether automation had a part in it. */
export function StatementTable({ statement, site }: { statement: Statement; site: string }) {
  const t = useTexts()
  const timeZone = useTimeZone()
  const { act, facts, liftedOn, lift } = statement
  const rule = ruleTexts(t, statement.rule)
  const date = liftedOn === null ? '' : formatDay(liftedOn, timeZone)
  return (
    <Section title={t('decisions.what.title')}>
      <p>{t(`decisions.what.${act}`)}</p>
      <Notice tone={liftedOn === null ? 'plain' : 'good'} isAnswer={false}>
        {t(`decisions.state.${lift ?? 'applies'}`, { date })}
      </Notice>
      {!statement.complete && <p>{t('decisions.incomplete')}</p>}
      <dl className="border-b border-line">
        <Row label={t('decisions.rule')}>
          <b className="font-semibold">{rule.title}</b>
          <p className="text-compact">{rule.text}</p>
        </Row>
        <Row label={t('decisions.facts')}>
          {facts ? <MessageText text={facts} /> : <p>{t('decisions.facts.none')}</p>}
        </Row>
        <Row label={t('decisions.ground')}>
          <p>{t(`decisions.ground.${statement.ground}`, { site })}</p>
        </Row>
        <Row label={t('decisions.when')}>
          <Moment at={statement.decidedOn} />
        </Row>
        <Row label={t('decisions.where')}>
          <p>{t('decisions.scope', { site })}</p>
        </Row>
        <Row label={t('decisions.found')}>
          <p>{t(`decisions.found.${statement.foundBy}`)}</p>
        </Row>
        <Row label={t('decisions.decided')}>
          <p>{t(`decisions.decided.${statement.automated ? 'automatic' : 'person'}`)}</p>
        </Row>
      </dl>
    </Section>
  )
}
