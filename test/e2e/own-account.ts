import { randomUUID } from 'node:crypto'

import type { APIRequestContext, Page } from '@playwright/test'

/** The host token of the browser tests' site builder. */
export const HOST_TOKEN = 'the-site-builder-of-the-browser-tests'

export const OWN_PASSWORD = 'a long enough one'
const LONG_AGO = '2024-03-01T09:00:00Z'

async function report(request: APIRequestContext, path: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${HOST_TOKEN}` }
  const answer = await request.put(`/v1/marketplace/host/${path}`, { headers, data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
}

export type OwnAccount = { userId: string; email: string; workspaceId: string; name: string }

type AccountOptions = {
  name?: string
  /** The number of published sites that the site builder reports, and their owner. */
  sites?: number
  sitesOf?: 'user' | 'workspace'
  plan?: string
  /** A fresh account without a confirmed email. */
  newcomer?: boolean
}

/** Creates an account for this test only, signed in on the page, with a workspace and sites from the site builder. */
export async function makeAccount(page: Page, options: AccountOptions = {}): Promise<OwnAccount> {
  const { name = 'Olive Owner', sites = 0, sitesOf = 'user', plan, newcomer = false } = options
  const { request } = page
  const email = `own-${randomUUID().slice(0, 12)}@example.test`
  const signedUp = await request.post('/user/auth/sign-up/email', { data: { name, email, password: OWN_PASSWORD } })
  const { user } = (await signedUp.json()) as { user: { id: string } }
  const userId = user.id
  if (!newcomer) await report(request, `users/${userId}`, { name, email, emailVerified: true, createdOn: LONG_AGO })
  const workspaceId = randomUUID()
  if (plan) {
    const members = [{ userId, role: 'owner' }]
    const slug = `w-${workspaceId}`
    await report(request, `workspaces/${workspaceId}`, {
      slug,
      name: `${name} & Co`,
      plan,
      members,
      createdOn: LONG_AGO,
    })
  }
  for (let number = 1; number <= sites; number++) {
    const id = randomUUID()
    await report(request, `assets/${id}`, {
      type: 'sites',
      owner: sitesOf === 'user' ? { userId } : { workspaceId },
      name: `Site ${number}`,
      slug: `site-${id}`,
      public: true,
      publishedOn: `2026-01-${String(31 - number).padStart(2, '0')}T12:00:00Z`,
    })
  }
  return { userId, email, workspaceId, name }
}

/** Signs up on the page, with an email that the site builder reports as confirmed. */
export async function signUpConfirmed(
  { request }: Page,
  account: { name: string; email: string; password: string },
): Promise<void> {
  const { user } = (await (await request.post('/user/auth/sign-up/email', { data: account })).json()) as {
    user: { id: string }
  }
  const { name, email } = account
  await report(request, `users/${user.id}`, { name, email, emailVerified: true, createdOn: LONG_AGO })
}

/** Creates a profile for the signed-in account; returns its handle. */
export async function makeProfile(page: Page, fields: object = {}, workspaceId?: string): Promise<string> {
  const slug = `own-${randomUUID().slice(0, 12)}`
  const path = workspaceId ? `workspace/${workspaceId}` : 'user'
  const data = { name: 'Olive Owner', slug, ...fields }
  const answer = await page.request.post(`/v1/marketplace/profile/${path}`, { data })
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  return slug
}

/** Takes over one of the demo's generated experts: sets an email by which the test can choose a password. */
export async function adoptExpert(page: Page, { path, email }: { path: string; email: string }): Promise<string> {
  const { experts } = (await (await page.request.get(`/v1/marketplace${path}`)).json()) as {
    experts: { slug: string; type: string }[]
  }
  const slug = experts.findLast(({ type }) => type === 'freelancer')?.slug ?? ''
  const profile = (await (await page.request.get(`/v1/marketplace/profiles/${slug}`)).json()) as {
    name: string
    owner: { id: string }
  }
  const account = { name: profile.name, email, emailVerified: true, createdOn: LONG_AGO }
  await report(page.request, `users/${profile.owner.id}`, account)
  return slug
}
