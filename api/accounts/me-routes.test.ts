import { afterAll, beforeAll, expect, test } from 'vitest'

import { sessionCookieName } from '#domain/accounts/session-cookie.ts'
import { makeProfile, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const NONE = { on: false, required: false, passed: false }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('signed out: no account', async () => {
  const { status, body } = await site.send('GET', '/v1/marketplace/me')
  expect(status).toBe(200)
  expect(body).toEqual({ user: null, profile: null, workspaces: [] })
})

test('signed in: the account, its profile and its workspaces', async () => {
  const { cookie, userId } = await site.signUp('Grace@Example.test', 'Grace')
  const workspace = await makeWorkspace(site.deps.db, { slug: 'guild', name: 'Guild', plan: 'core', ownerId: userId })
  await makeProfile(site.deps.db, { slug: 'grace', name: 'Grace H.', owner_user_id: userId })
  await makeProfile(site.deps.db, { slug: 'the-guild', owner_workspace_id: workspace.id })
  const { body } = await site.send('GET', '/v1/marketplace/me', { cookie })
  expect(body).toEqual({
    user: {
      id: userId,
      name: 'Grace',
      email: 'grace@example.test',
      emailVerified: false,
      role: 'user',
      timeZone: null,
      secondFactor: NONE,
    },
    profile: { slug: 'grace', name: 'Grace H.' },
    workspaces: [
      {
        id: workspace.id,
        slug: 'guild',
        name: 'Guild',
        plan: 'core',
        role: 'owner',
        profileSlug: 'the-guild',
        listed: false,
      },
    ],
  })
})

test('an invented cookie gives no session', async () => {
  const { body } = await site.send('GET', '/v1/marketplace/me', {
    cookie: `${sessionCookieName({ secure: false })}=abc.def`,
  })
  expect(body['user']).toBeNull()
})
