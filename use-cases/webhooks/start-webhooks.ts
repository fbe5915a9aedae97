import { enableWebhooks } from '#db/queries/webhooks/webhook-state.ts'
import type { Deps } from '#use-cases/deps.ts'

import { wakeDeliveries } from './wake-deliveries.ts'

type StartDeps = Pick<Deps, 'db' | 'queue' | 'webhooks' | 'reportError'> & {
  followWebhooks: (listener: () => void) => () => void
}

/** R441: from here on events are written where an address is set, and not where there is none. Nothing of before is told. */
export async function startWebhooks(deps: StartDeps): Promise<void> {
  await enableWebhooks(deps.db, deps.webhooks !== undefined)
  if (!deps.webhooks) return
  // The schedule of the job finds whatever a failed wake-up leaves.
  const wake = () => {
    wakeDeliveries(deps).catch((error: unknown) => deps.reportError(error, 'webhook deliveries were not woken'))
  }
  deps.followWebhooks(wake)
  wake()
}
