import { Hono } from 'hono'

import type { Store } from '#sdk/examples/host/data/store.ts'
import { reconcile } from '#sdk/examples/host/guildhall/reconcile.ts'
import type { Guildhall, ReportQueue } from '#sdk/examples/host/guildhall/report-queue.ts'

import { activityPage } from './activity-page.ts'
import type { SignedIn } from './builder-routes.ts'

type Parts = { store: Store; queue: ReportQueue; guildhall: Guildhall }

/** For the operator of the site builder. */
export function activityRoutes({ store, queue, guildhall }: Parts) {
  const app = new Hono<SignedIn>()
  const show = (person: SignedIn['Variables']['person'], reconciled = '') =>
    activityPage({ person, queue: queue.status(), events: store.events(), reconciled })

  app.get('/activity', (c) => c.html(show(c.var.person)))
  app.post('/reconcile', async (c) => {
    try {
      await queue.flush()
      const { found, left, refused } = await reconcile(store, guildhall)
      return c.html(show(c.var.person, [`${found} differed, ${left} still do.`, ...refused].join(' ')))
    } catch (error) {
      return c.html(show(c.var.person, `It failed: ${error instanceof Error ? error.message : String(error)}`), 502)
    }
  })
  return app
}
