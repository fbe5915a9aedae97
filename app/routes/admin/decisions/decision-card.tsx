import type { Refusal } from '#app/routes/admin/admin-act.ts'
import { Problems } from '#app/routes/admin/cards/problems.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import type { DecisionAct, DecisionLift, ObjectionOutcome } from '#domain/moderation/decision-act.ts'
import type { AdminDecision, Objection } from '#domain/moderation/decision-schemas.ts'

import { AnswerForm } from './answer-form.tsx'
import { CompleteForm } from './complete-form.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { useRuleTitle } from './rule-select.tsx'

const ACT_LABELS: Record<DecisionAct, string> = {
  'suspend-profile': 'Profile suspended',
  'deactivate-profile': 'Activation reversed',
  'hide-profile': 'Profile made private',
  'lock-account': 'Account locked',
}

const LIFT_LABELS: Record<DecisionLift, string> = { ended: 'Ended', reversed: 'Reversed after an objection' }

const OUTCOME_LABELS: Record<ObjectionOutcome, string> = {
  upheld: 'Decision kept',
  reversed: 'Decision reversed',
  moot: 'Closed: the decision ended',
}

function ObjectionThread({ objection }: { objection: Objection }) {
  const { messages, outcome, closedOn, reason } = objection
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">
        Objection of <Moment at={objection.createdOn} />
      </h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {messages.map(({ byAdmin, body, createdOn }) => (
          <li key={`${createdOn} ${body}`} className={`rounded-field p-4 ${byAdmin ? 'bg-paper' : 'bg-sunken'}`}>
            <p className="mb-1 text-small text-ink-soft">
              {byAdmin ? 'An admin' : 'The affected person'}, <Moment at={createdOn} />
            </p>
            <MessageText text={body} />
          </li>
        ))}
      </ol>
      {outcome && closedOn && (
        <p className="text-compact wrap-anywhere">
          <b className="font-semibold">{OUTCOME_LABELS[outcome]}</b>, <Moment at={closedOn} />
          {reason && `: ${reason}`}
        </p>
      )}
    </div>
  )
}

/** One decision: what, about whom, why, by whom, and what waits for an admin. */
export function DecisionCard({ decision, refusal }: { decision: AdminDecision; refusal: Refusal | undefined }) {
  const rule = useRuleTitle(decision.rule)
  const { profileSlug, affected, liftedOn, lift, facts, objections } = decision
  const isOpen = objections.some(({ closedOn }) => closedOn === null)
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h2 className="text-lede wrap-anywhere">
          {ACT_LABELS[decision.act]}: <bdi>{decision.subject || 'gone'}</bdi>
        </h2>
        <p className="text-small wrap-anywhere text-ink-soft">
          By {decision.decidedBy ?? 'an admin who is gone'}, <Moment at={decision.decidedOn} />
          {affected && (
            <>
              . Affects <bdi>{affected.name}</bdi>
              {affected.email && ` (${affected.email})`}
            </>
          )}
        </p>
        {lift && liftedOn && (
          <p className="text-small text-ink-soft">
            {LIFT_LABELS[lift]}, <Moment at={liftedOn} />
          </p>
        )}
      </header>
      <p className="font-semibold">{rule}</p>
      {facts ? <MessageText text={facts} /> : <p className="text-ink-soft">No facts were stated.</p>}
      {profileSlug && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-compact">
          <a href={addresses.profile(profileSlug)} className="touch-target">
            View @{profileSlug}
          </a>
          <a href={addresses.adminHistory(profileSlug)} className="touch-target">
            History
          </a>
        </p>
      )}
      {objections.map((objection) => (
        <ObjectionThread key={objection.id} objection={objection} />
      ))}
      {refusal && <Problems problems={refusal.problems} className="" />}
      {!decision.complete && <CompleteForm decision={decision} typed={refusal?.typed} />}
      {isOpen && <AnswerForm id={decision.id} typed={refusal?.typed} />}
      {isOpen && decision.mayDecide && <OutcomeForm id={decision.id} typed={refusal?.typed} />}
      {isOpen && !decision.mayDecide && (
        <p className="border-t border-line pt-4 text-compact">Another admin decides about this objection.</p>
      )}
    </Panel>
  )
}
