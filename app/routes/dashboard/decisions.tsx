import { useTexts } from '#app/shell/use-texts.ts'
import { Moment } from '#app/ui/moment.tsx'
import { Section } from '#app/ui/section.tsx'
import * as addresses from '#domain/addresses.ts'
import type { OwnDecisions } from '#domain/moderation/decision-schemas.ts'

type OwnDecision = OwnDecisions['items'][number]

function stateOf({ liftedOn, objected }: OwnDecision): 'lifted' | 'objected' | 'applies' {
  if (liftedOn !== null) return 'lifted'
  return objected ? 'objected' : 'applies'
}

/** R775: what admins restricted, each with the way to its reasons. */
export function Decisions({ decisions }: { decisions: OwnDecision[] }) {
  const t = useTexts()
  if (decisions.length === 0) return null
  return (
    <Section id="decisions" title={t('decisions.list.title')}>
      <p className="max-w-prose text-ink-soft">{t('decisions.list.lead')}</p>
      <ul className="grid max-w-prose border-t border-line">
        {decisions.map((decision) => (
          <li
            key={decision.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <span className="wrap-anywhere">
              <a href={addresses.decision(decision.id)} className="touch-target">
                <span>{t(`decisions.list.act.${decision.act}`, { subject: decision.subject })}</span>
              </a>{' '}
              <span className="block text-small text-ink-soft">
                <Moment at={decision.decidedOn} />
              </span>
            </span>
            <span className="text-compact text-ink-soft">{t(`decisions.list.state.${stateOf(decision)}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
