import { useId } from 'react'

import { ReasonInput } from '#app/routes/admin/cards/reason-input.tsx'
import { momentInUtc, wholeNumber } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Deliveries } from '#domain/webhooks/delivery.ts'

type Props = { deliveries: Deliveries; typed: Record<string, string> | undefined }

function Standing({ deliveries }: Pick<Props, 'deliveries'>) {
  const { enabled, pausedOn, pausedBy, oldestPendingOn } = deliveries
  if (!enabled) {
    return <p>No address is set (WEBHOOK_URL), so nothing is written or sent. docs/webhooks.md says how to begin.</p>
  }
  return (
    <p>
      {pausedOn ? (
        <>
          <b className="font-semibold">Paused</b> by {pausedBy ?? 'an account that is gone'}, {momentInUtc(pausedOn)}.
        </>
      ) : (
        <>
          <b className="font-semibold">On.</b> Events are delivered as they happen.
        </>
      )}{' '}
      {oldestPendingOn && <>The oldest that waits happened {momentInUtc(oldestPendingOn)}.</>}
    </p>
  )
}

/** How deliveries stand, and the forms for all of them. */
export function DeliveryControls({ deliveries, typed }: Props) {
  const id = useId()
  const { enabled, pausedOn, counts } = deliveries
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Standing deliveries={deliveries} />
      {(enabled || pausedOn) && (
        <form method="post" className="grid items-end gap-4 sm:grid-cols-[1fr_auto_auto]">
          <ReasonInput id={id} typed={typed} />
          <Button variant="quiet" name="act" value={pausedOn ? 'resume' : 'pause'}>
            {pausedOn ? 'Resume deliveries' : 'Pause deliveries'}
          </Button>
          {counts.failed > 0 && (
            <Button variant="quiet" name="act" value="replay">
              Replay {wholeNumber(counts.failed)} given up
            </Button>
          )}
        </form>
      )}
    </Panel>
  )
}
