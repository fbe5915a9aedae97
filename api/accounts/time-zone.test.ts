import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'
import { sendAccountNotice } from '#use-cases/accounts/send-account-notice.ts'

let site: TestSite
let account: { cookie: string; userId: string }

beforeAll(async () => {
  site = await openTestSite({ now: () => new Date('2026-11-18T21:06:00Z') })
  account = await site.signUp('ada@example.test', 'Ada', { confirmed: true })
})
afterAll(() => site.close())

const choose = (body: unknown, cookie = account.cookie) =>
  site.send('POST', '/v1/marketplace/me/time-zone', { body, ...(cookie && { cookie }) })
const zone = async () =>
  ((await site.send('GET', '/v1/marketplace/me', { cookie: account.cookie })).body['user'] as { timeZone: unknown })
    .timeZone

async function noticedAt() {
  await sendAccountNotice(site.deps, site.deps.db, { kind: 'password-changed', userId: account.userId })
  const mails = await site.deps.db
    .selectFrom('mail_outbox')
    .select('text_body')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return /was changed on (.*)\. All/.exec(mails[0]?.text_body ?? '')?.[1]
}

test('R669 the zone that a browser detects counts while none is known; a chosen one replaces it', async () => {
  expect([await zone(), await noticedAt()]).toEqual([null, '2026-11-18 at 21:06 UTC'])
  expect((await choose({ timeZone: 'Asia/Tokyo', detected: true })).body['user']).toMatchObject({
    timeZone: 'Asia/Tokyo',
  })
  expect(await noticedAt()).toBe('2026-11-19 at 06:06 (Asia/Tokyo)')
  await choose({ timeZone: 'Europe/Paris', detected: true })
  expect(await zone()).toBe('Asia/Tokyo')
  await choose({ timeZone: 'Europe/Paris' })
  expect([await zone(), await noticedAt()]).toEqual(['Europe/Paris', '2026-11-18 at 22:06 (Europe/Paris)'])
})

test('R669 what is no zone is refused, and strangers have none', async () => {
  const before = await zone()
  for (const timeZone of ['', '+01:00', 'Mars/Olympus', 7, null, 'x'.repeat(300)]) {
    expect([timeZone, (await choose({ timeZone })).status]).toEqual([timeZone, 400])
  }
  expect((await choose({ timeZone: 'UTC' }, '')).status).toBe(401)
  expect(await zone()).toBe(before)
})
