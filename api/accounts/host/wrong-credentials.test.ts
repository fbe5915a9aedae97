import { afterAll, beforeAll, expect, test } from 'vitest'

import type { HostSettings } from '#adapters/auth/host/host-provider.ts'
import { createLog } from '#server/log/log.ts'
import { openBrowser } from '#test/oidc/browser.ts'
import { type Forgery, startForgingProvider } from '#test/oidc/forging-provider.ts'
import { startRealProvider } from '#test/oidc/real-provider.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const REFUSED = 'the provider refused OIDC_CLIENT_ID or OIDC_CLIENT_SECRET'
const SECRET = 'a secret that the provider does not know'

let first: TestSite
let lines: string[] = []
const log = createLog('warn', { write: (line) => void lines.push(line) })

beforeAll(async () => {
  first = await openTestSite()
})
afterAll(() => first.close())

async function withSite(oidc: HostSettings, run: (site: TestSite) => Promise<void>): Promise<void> {
  const site = await openTestSite({ oidc, databaseUrl: first.databaseUrl, unlimited: true, log })
  lines = []
  try {
    await run(site)
  } finally {
    await site.close()
  }
}

test('R412 a wrong secret is said as such, to the visitor and in the log, and is not logged itself', async () => {
  const provider = await startRealProvider({ redirectUri: 'http://localhost:3000/sign-in/host/callback' })
  provider.people.set('ada', { email: 'ada@example.test', email_verified: true })
  try {
    await withSite({ ...provider.settings, clientSecret: SECRET }, async (site) => {
      const browser = openBrowser(site)
      const returned = await browser.signInThere(await browser.start({ next: '/inbox' }), 'ada')
      expect(await browser.finish(returned)).toEqual({ step: 'refused', reason: 'not-set-up', next: '/inbox' })
      expect(await browser.me()).toBeNull()
      expect(lines.filter((line) => line.includes(`"msg":"${REFUSED}"`))).toHaveLength(1)
      expect(lines.join('')).not.toContain(SECRET)
    })
  } finally {
    await provider.close()
  }
})

test.each<[Forgery, string]>([
  [{ tokenStatus: 401, tokenError: 'invalid_client' }, 'not-set-up'],
  [{ tokenStatus: 400, tokenError: 'invalid_client' }, 'not-set-up'],
  [{ tokenStatus: 400, tokenError: 'invalid_grant' }, 'untrusted'],
  [{ tokenStatus: 401, tokenError: 'unauthorized_client' }, 'untrusted'],
])('R412 a token endpoint that answers %j means %s', async (forgery, reason) => {
  const provider = await startForgingProvider()
  try {
    await withSite(provider.settings, async (site) => {
      const browser = openBrowser(site)
      const asked = await browser.start()
      provider.state.forgery = forgery
      expect(await browser.finish(provider.answerTo(asked))).toMatchObject({ step: 'refused', reason })
      expect(lines.some((line) => line.includes(REFUSED))).toBe(reason === 'not-set-up')
    })
  } finally {
    await provider.close()
  }
})
