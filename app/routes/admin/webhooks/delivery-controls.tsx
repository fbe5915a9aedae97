import { useId } from 'react'

import { ReasonInput } from '#app/routes/admin/cards/reason-input.tsx'
import { formatMomentInUtc, wholeNumber } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { WebhookDeliveries, WebhookEndpointState } from '#domain/webhooks/webhook-delivery.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts'

import { EndpointState } from './endpoint-state.tsx'

type Props = {
  deliveries: WebhookDeliveries
  /** The chosen one; '' for all. */
  endpoint: string
  typed: Record<string, string> | undefined
}

const filterOf = ({ events }: WebhookEndpointState) =>
  events.length === WEBHOOK_EVENTS.length ? 'all event types' : events.join(', ')

function Standing({ deliveries, shown }: Pick<Props, 'deliveries'> & { shown: WebhookEndpointState[] }) {
  const { enabled, oldestPendingOn } = deliveries
  if (!enabled && shown.length === 0) {
    return <p>No address is set (WEBHOOK_URL), so no events are written or sent. docs/webhooks.md says how to begin.</p>
  }
  const [only] = shown
  if (only && deliveries.endpoints.length === 1 && only.configured) {
    return (
      <p>
        <EndpointState endpoint={only} />{' '}
        {oldestPendingOn && <>The oldest waiting event happened {formatMomentInUtc(oldestPendingOn)}.</>}
      </p>
    )
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {shown.map((one) => (
        <li key={one.name} className="wrap-anywhere">
          <b className="font-semibold">Endpoint {one.name}:</b> <EndpointState endpoint={one} />{' '}
          {wholeNumber(one.counts.pending)} waiting, {wholeNumber(one.counts.failed)} given up.
          {one.oldestPendingOn && <> The oldest waiting event happened {formatMomentInUtc(one.oldestPendingOn)}.</>}
          {one.configured && <span className="block text-small text-ink-soft">Receives {filterOf(one)}.</span>}
        </li>
      ))}
    </ul>
  )
}

/** How deliveries stand, and the forms for the chosen endpoint, or for all. */
export function DeliveryControls({ deliveries, endpoint, typed }: Props) {
  const id = useId()
  const shown = deliveries.endpoints.filter(({ name }) => endpoint === '' || name === endpoint)
  const active = shown.filter(({ configured }) => configured)
  const failed = active.reduce((sum, { counts }) => sum + counts.failed, 0)
  const all = active.length > 1 ? 'all ' : ''
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Standing deliveries={deliveries} shown={shown} />
      {active.length > 0 && (
        <form method="post" className="flex flex-wrap items-end gap-4">
          <input type="hidden" name="endpoint" value={endpoint} />
          <div className="grow basis-64">
            <ReasonInput id={id} typed={typed} />
          </div>
          {active.some(({ pausedOn }) => pausedOn === null) && (
            <Button variant="quiet" name="act" value="pause">
              Pause {all}deliveries
            </Button>
          )}
          {active.some(({ pausedOn }) => pausedOn !== null) && (
            <Button variant="quiet" name="act" value="resume">
              Resume {all}deliveries
            </Button>
          )}
          {failed > 0 && (
            <Button variant="quiet" name="act" value="replay">
              Replay {wholeNumber(failed)} given up
            </Button>
          )}
        </form>
      )}
    </Panel>
  )
}
