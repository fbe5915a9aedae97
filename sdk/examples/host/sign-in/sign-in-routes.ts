import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Provider } from 'oidc-provider'

import { freeEmail, signUp } from '#sdk/examples/host/data/changes.ts'
import type { Person } from '#sdk/examples/host/data/entries.ts'
import type { Store } from '#sdk/examples/host/data/store.ts'
import { readFields } from '#sdk/examples/host/pages/read-fields.ts'
import { signInPage } from '#sdk/examples/host/pages/sign-in-page.ts'

import type { Sessions } from './session.ts'

type Parts = { store: Store; sessions: Sessions; provider: Provider }

/** Whom the form names: somebody who is here already, or somebody new. */
function personFrom(store: Store, { person, name, email }: Record<string, string>): Person | string {
  if (person) return store.find('people', person) ?? 'This account is gone.'
  const address = freeEmail(store, email)
  if (!name || address === undefined) return 'Give a name, and an email address that has no account yet.'
  return signUp(store, { name, email: address })
}

const CANCELLED = { error: 'access_denied', error_description: 'They changed their mind.' }

type Env = { Bindings: HttpBindings }

/** Signing in at the site builder itself, and on the way from Guildhall: /interaction/… is where the provider asks. */
export function signInRoutes({ store, sessions, provider }: Parts) {
  const app = new Hono<Env>()

  /** Tells the provider, and returns the address at which the browser goes on. */
  const finish = (c: Context<Env>, result: object) => provider.interactionResult(c.env.incoming, c.env.outgoing, result)

  async function signIn(c: Context<Env>, fields: Record<string, string>, goOn: (person: Person) => Promise<string>) {
    const person = personFrom(store, fields)
    if (typeof person === 'string') return c.html(signInPage(store.all('people'), { problem: person }), 400)
    sessions.begin(c, person)
    return c.redirect(await goOn(person), 303)
  }

  app.get('/sign-in', (c) => c.html(signInPage(store.all('people'))))
  app.post('/sign-in', async (c) => signIn(c, await readFields(c), async () => '/'))

  app.get('/interaction/:uid', async (c) => {
    const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    const person = sessions.personOf(c)
    // A user who is signed in here continues at once, unless Guildhall asks for a fresh sign-in (prompt=login).
    if (!person || params.prompt === 'login') return c.html(signInPage(store.all('people'), { cancel: true }))
    return c.redirect(await finish(c, { login: { accountId: person.id } }), 303)
  })
  app.post('/interaction/:uid', async (c) => {
    const fields = await readFields(c)
    if (fields['cancel']) return c.redirect(await finish(c, CANCELLED), 303)
    return signIn(c, fields, ({ id }) => finish(c, { login: { accountId: id } }))
  })
  return app
}
