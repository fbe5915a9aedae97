import { useId } from 'react'

import type { Refusal } from '#app/routes/admin/admin-act.ts'
import { Problems } from '#app/routes/admin/cards/problems.tsx'
import { ReasonInput } from '#app/routes/admin/cards/reason-input.tsx'
import { formatMomentInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts'

function Standing({ delivery }: { delivery: WebhookDelivery }) {
  const { state, attempts, lastAttemptOn, nextAttemptOn, deliveredOn } = delivery
  const tried = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`
  return (
    <p className="text-small text-ink-soft">
      Happened {formatMomentInUtc(delivery.occurredOn)}.{' '}
      {deliveredOn ? (
        <>Delivered {formatMomentInUtc(deliveredOn)}.</>
      ) : (
        attempts > 0 && (
          <>
            {tried}
            {lastAttemptOn && (
              <>
                {attempts === 1 ? ', ' : ', last '}
                {formatMomentInUtc(lastAttemptOn)}
              </>
            )}
            .
          </>
        )
      )}{' '}
      {state === 'pending' && nextAttemptOn && <>Next {formatMomentInUtc(nextAttemptOn)}.</>}
    </p>
  )
}

type Props = {
  delivery: WebhookDelivery
  /** Whether there are several endpoints, so that the card says which one it is for. */
  isOneOfSeveral: boolean
  /** Not for an endpoint that was removed (R608). */
  canReplay: boolean
  refusal: Refusal | undefined
}

/** An event with how its delivery stands, and the form that delivers it once more. */
export function DeliveryCard({ delivery, isOneOfSeveral, canReplay, refusal }: Props) {
  const id = useId()
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lede wrap-anywhere">{delivery.type}</h2>
        {isOneOfSeveral && <p className="text-compact text-ink-soft">Endpoint {delivery.endpoint}</p>}
      </div>
      <Standing delivery={delivery} />
      {delivery.lastError && (
        <p className="wrap-anywhere text-bad">
          <b className="font-semibold">Last attempt:</b> {delivery.lastError}
        </p>
      )}
      <details open={refusal !== undefined}>
        <summary className="touch-line cursor-pointer text-compact font-medium">
          {canReplay ? 'What is sent, and replay' : 'What would be sent'}
        </summary>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
          <pre className="rounded-card bg-paper p-3 text-small wrap-anywhere whitespace-pre-wrap">
            {JSON.stringify({ id: delivery.id, type: delivery.type, data: delivery.data }, null, 2)}
          </pre>
          {canReplay && (
            <form method="post" className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
              <input type="hidden" name="act" value="replay" />
              <input type="hidden" name="id" value={delivery.id} />
              {refusal && <Problems problems={refusal.problems} className="sm:col-span-2" />}
              <ReasonInput id={id} typed={refusal?.typed} />
              <Button variant="quiet">{delivery.state === 'pending' ? 'Try now' : 'Deliver again'}</Button>
            </form>
          )}
        </div>
      </details>
    </Panel>
  )
}
