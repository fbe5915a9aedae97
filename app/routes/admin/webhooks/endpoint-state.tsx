import { formatMomentInUtc } from '#app/ui/format.ts'
import type { WebhookEndpointState } from '#domain/webhooks/webhook-delivery.ts'

/** Whether events are sent to an endpoint. */
export function EndpointState({ endpoint: { configured, pausedOn, pausedBy } }: { endpoint: WebhookEndpointState }) {
  if (!configured) return <>Removed from the settings. Its events are not sent.</>
  if (pausedOn === null) {
    return (
      <>
        <b className="font-semibold">On.</b> Events are delivered as they happen.
      </>
    )
  }
  return (
    <>
      <b className="font-semibold">Paused</b> by {pausedBy ?? 'a deleted account'}, {formatMomentInUtc(pausedOn)}.
    </>
  )
}
