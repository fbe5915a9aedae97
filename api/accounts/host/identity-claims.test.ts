import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { ProfileProof } from '#domain/proofs/proof.ts'
import { makeProfile } from '#test/make.ts'
import { openBrowser } from '#test/oidc/browser.ts'
import { type Forgery, startForgingProvider } from '#test/oidc/forging-provider.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const LABELS = { identity_verified: 'Identity checked by Acme', 'https://acme.example/adult': 'Of age' }

let now = new Date()
let provider: Awaited<ReturnType<typeof startForgingProvider>>
let site: TestSite
beforeAll(async () => {
  provider = await startForgingProvider()
  site = await openTestSite({ oidc: provider.settings, unlimited: true, now: () => now })
  await signIn({})
  const { id } = await site.deps.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  await makeProfile(site.deps.db, { slug: 'signed-in', owner_user_id: id, visibility: 'PUBLIC' })
})
afterAll(async () => {
  resetRules()
  await site.close()
  await provider.close()
})
beforeEach(() => setRules({ identityClaims: LABELS }))

async function signIn(forgery: Forgery) {
  const browser = openBrowser(site)
  const asked = await browser.start()
  provider.state.forgery = forgery
  const { step } = await browser.finish(provider.answerTo(asked))
  return { browser, step }
}

async function shown(): Promise<ProfileProof[]> {
  return (await site.send('GET', '/v1/marketplace/profiles/signed-in')).body['proofs'] as ProfileProof[]
}
const labels = async () => (await shown()).map(({ label }) => label)

test('R806 a claim that is true at a sign-in is shown, until a sign-in that lacks it', async () => {
  expect((await signIn({ userInfo: { identity_verified: true } })).step).toBe('signed-in')
  expect(await shown()).toEqual([
    {
      kind: 'identity',
      label: 'Identity checked by Acme',
      url: null,
      method: 'sign-in',
      checkedOn: now.toISOString(),
    },
  ])
  await signIn({ userInfo: { 'https://acme.example/adult': 'true' } })
  expect(await labels()).toEqual(['Of age'])
  await signIn({})
  expect(await shown()).toEqual([])
})

test.each([false, 'false', 'TRUE', 1, 'yes', null, {}, [true], ''])('R806 the claim %j is not true', async (value) => {
  await signIn({ userInfo: { identity_verified: value } })
  expect(await shown()).toEqual([])
})

test('R806a a claim of the ID token counts, except where the user info says otherwise', async () => {
  const claims = (said: object) => ({ ...said, identity_verified: true })
  await signIn({ claims })
  expect(await labels()).toEqual(['Identity checked by Acme'])
  await signIn({ claims, userInfo: { identity_verified: false } })
  expect(await shown()).toEqual([])
})

test('R806 only claims of the file are stored and shown, and a refused sign-in changes nothing', async () => {
  await signIn({ userInfo: { identity_verified: true, is_admin: true, constructor: true } })
  const stored = await site.deps.db.selectFrom('identity_claim').select('claim').execute()
  expect(stored).toEqual([{ claim: 'identity_verified' }])
  expect((await signIn({ foreignKey: true })).step).toBe('refused')
  expect(await labels()).toEqual(['Identity checked by Acme'])
  setRules({})
  expect(await shown()).toEqual([])
})

test('R806 the day is that of the last sign-in; one on the same day purges no page', async () => {
  const changes = async () => Number((await site.deps.pool.query('select count(*) from change_log')).rows[0].count)
  await signIn({})
  await signIn({ userInfo: { identity_verified: true } })
  const [first, before] = [now, await changes()]
  now = new Date(first.getTime() + 3_600_000)
  await signIn({ userInfo: { identity_verified: true } })
  expect([await changes(), (await shown())[0]?.checkedOn]).toEqual([before, first.toISOString()])
  now = new Date(first.getTime() + 25 * 3_600_000)
  await signIn({ userInfo: { identity_verified: true } })
  expect((await shown())[0]?.checkedOn).toBe(now.toISOString())
  expect(await changes()).toBeGreaterThan(before)
})

test('R806a claims are in the export, and go with the account', async () => {
  const { browser } = await signIn({ userInfo: { identity_verified: true } })
  const { body } = await browser.send('GET', '/v1/marketplace/me/export')
  expect(body['identityClaims']).toMatchObject([{ claim: 'identity_verified' }])
  await site.deps.db.deleteFrom('user').execute()
  expect(await site.deps.db.selectFrom('identity_claim').selectAll().execute()).toEqual([])
})
