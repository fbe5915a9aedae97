import { type Context, Hono } from 'hono'

import {
  changePerson,
  createSite,
  createWorkspace,
  deletePerson,
  freeEmail,
  publishSite,
  sitesOf,
  unpublishSite,
  workspacesOf,
} from '#sdk/examples/host/data/changes.ts'
import { type Person, PLANS } from '#sdk/examples/host/data/entries.ts'
import type { Store } from '#sdk/examples/host/data/store.ts'

import { accountPage } from './account-page.ts'
import { homePage } from './home-page.ts'
import { readFields } from './read-fields.ts'

type Parts = { store: Store; guildhallUrl: string }
export type SignedIn = { Variables: { person: Person } }

const planOf = (text = '') => PLANS.find((plan) => plan === text) ?? 'free'

const home = (c: Context) => c.redirect('/', 303)

/** The site builder's own pages. No route speaks to Guildhall: the store's changes are reported by the queue. */
export function builderRoutes({ store, guildhallUrl }: Parts) {
  const app = new Hono<SignedIn>()

  app.get('/', (c) => c.html(homePage(store, c.var.person, guildhallUrl)))

  app.post('/workspaces', async (c) => {
    const { name, plan } = await readFields(c)
    if (name) createWorkspace(store, c.var.person, { name, plan: planOf(plan) })
    return home(c)
  })
  app.post('/workspaces/:id/plan', async (c) => {
    const workspace = workspacesOf(store, c.var.person).find(({ id }) => id === c.req.param('id'))
    if (!workspace) return c.notFound()
    store.put('workspaces', { ...workspace, plan: planOf((await readFields(c))['plan']) })
    return home(c)
  })

  app.post('/sites', async (c) => {
    const { name, workspace: workspaceId = '' } = await readFields(c)
    const isOwn = workspacesOf(store, c.var.person).some(({ id }) => id === workspaceId)
    if (name) createSite(store, { name, owner: isOwn ? { workspaceId } : { personId: c.var.person.id } })
    return home(c)
  })
  app.post('/sites/:id/:act{publish|unpublish}', (c) => {
    const site = sitesOf(store, c.var.person).find(({ id }) => id === c.req.param('id'))
    if (!site) return c.notFound()
    if (c.req.param('act') === 'publish') publishSite(store, site)
    else unpublishSite(store, site)
    return home(c)
  })

  app.get('/account', (c) => c.html(accountPage(c.var.person)))
  app.post('/account', async (c) => {
    const { person } = c.var
    const { name, email } = await readFields(c)
    changePerson(store, person, { name: name || person.name, email: freeEmail(store, email, person) ?? person.email })
    return c.redirect('/account', 303)
  })
  app.post('/account/confirm', (c) => {
    store.put('people', { ...c.var.person, emailVerified: true })
    return c.redirect('/account', 303)
  })
  app.post('/account/delete', (c) => {
    deletePerson(store, c.var.person)
    return c.redirect('/sign-in', 303)
  })
  return app
}
