import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import type { Provider } from 'oidc-provider'

import type { Store } from './data/store.ts'
import { receiveWebhooks } from './guildhall/receive-webhooks.ts'
import type { Guildhall, ReportQueue } from './guildhall/report-queue.ts'
import { activityRoutes } from './pages/activity-routes.ts'
import { answerError } from './pages/answer-error.ts'
import { builderRoutes, type SignedIn } from './pages/builder-routes.ts'
import { STYLE } from './pages/style.ts'
import type { Settings } from './settings.ts'
import type { Sessions } from './sign-in/session.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'

type Parts = {
  settings: Settings
  store: Store
  sessions: Sessions
  provider: Provider
  queue: ReportQueue
  guildhall: Guildhall
}

const MAX_FORM_BYTES = 64 * 1024

/** Everything but the provider's own addresses. */
export function createApp({ settings, store, sessions, provider, queue, guildhall }: Parts) {
  const { url: guildhallUrl, webhookSecret } = settings.guildhall
  const app = new Hono<{ Bindings: HttpBindings }>()
  // A form that signs in leads on to Guildhall, which browsers count as where it leads.
  const policy = {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    formAction: ["'self'", guildhallUrl],
  }
  const contentSecurityPolicy = { ...policy, baseUri: ["'none'"], frameAncestors: ["'none'"] }
  app.use(secureHeaders({ contentSecurityPolicy, strictTransportSecurity: false }))
  app.route('/hooks/guildhall', receiveWebhooks(store, webhookSecret))
  app.use(csrf(), bodyLimit({ maxSize: MAX_FORM_BYTES }))
  app.get('/style.css', (c) => c.text(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.route('/', signInRoutes({ store, sessions, provider }))

  const signedIn = new Hono<SignedIn>()
  signedIn.use(async (c, next) => {
    const person = sessions.personOf(c)
    if (!person) return c.redirect('/sign-in', 303)
    c.set('person', person)
    return next()
  })
  signedIn.route('/', builderRoutes({ store, guildhallUrl }))
  signedIn.route('/', activityRoutes({ store, queue, guildhall }))
  app.onError(answerError)
  return app.route('/', signedIn)
}
