import { configureEndpoints, abandonRemovedEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import type { Deps } from '#use-cases/deps.ts'

import { queueDueDeliveries } from './queue-due-deliveries.ts'

type StartDeps = Pick<Deps, 'db' | 'queue' | 'webhooks' | 'reportError' | 'now'> & {
  followWebhooks: (listener: () => void) => () => void
}

/** R441, R608: from here on events are written for the configured endpoints. Earlier events are not sent. */
export async function startWebhooks(deps: StartDeps): Promise<void> {
  await configureEndpoints(deps.db, deps.webhooks)
  await abandonRemovedEndpoints(deps.db, { now: deps.now() })
  if (deps.webhooks.length === 0) return
  // The schedule of the job finds whatever a failed wake-up leaves.
  const wake = () => {
    queueDueDeliveries(deps).catch((error: unknown) => deps.reportError(error, 'webhook deliveries were not woken'))
  }
  deps.followWebhooks(wake)
  wake()
}
