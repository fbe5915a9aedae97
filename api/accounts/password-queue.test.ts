import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { passwordHashing, passwordQueue, verifyPassword } from '#adapters/auth/password-hashing.ts'
import { PASSWORD_HASHING_LIMITS } from '#domain/limits/resource-limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  cookie = (await site.signUp('ada@example.test')).cookie
  await site.workOnMails()
})
afterAll(() => site.close())

const ROOM = PASSWORD_HASHING_LIMITS.atOnce + PASSWORD_HASHING_LIMITS.waiting

const signIn = (password: string, email = 'ada@example.test') =>
  site.send('POST', '/user/auth/sign-in/email', { body: { email, password } })

/** A hash as an older version stored it. */
const OLD_HASH =
  'c9f3aa27b086768b3d94993bdef762bf:0f7fba8cdc860d6e49cc3b217d11a2b29e1fad87f777e359128da3e78e1a926ee4c2cd4180e37302aa0bb1cf735c8ca4775296ab1ec864481a7413e3970306b5'

/** Made by the reference implementation, at another cost. */
const OTHER_COST = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

test('R193 a password is verified by whatever hash it has', async () => {
  expect(await verifyPassword({ hash: OLD_HASH, password: 'guildhall-demo' })).toBe(true)
  expect(await verifyPassword({ hash: OLD_HASH, password: 'guildhall-dem0' })).toBe(false)
  expect(await verifyPassword({ hash: OTHER_COST, password: 'password' })).toBe(true)
  expect(await verifyPassword({ hash: '$argon2id$v=19$nonsense', password: 'password' })).toBe(false)
  const hash = await passwordHashing.hash('crème brûlée')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword({ hash, password: 'crème brûlée'.normalize('NFD') })).toBe(true)
  expect(await verifyPassword({ hash, password: 'creme brulee' })).toBe(false)
})

/** From the mail that brings it. */
async function resetToken(): Promise<string> {
  const email = 'ada@example.test'
  await site.send('POST', '/user/auth/request-password-reset', { body: { email } })
  return vi.waitFor(
    async () => {
      const { body } = await site.send('GET', `/v1/marketplace/dev/mailbox?to=${email}`)
      const texts = (body['mails'] as { text: string }[]).map(({ text }) => text)
      const token = /reset-password\?token=([\w-]+)/.exec(texts.join('\n'))?.[1]
      return token ?? Promise.reject(new Error('no mail yet'))
    },
    { timeout: 20_000, interval: 100 },
  )
}

test('R193 one queue bounds all password work; one more is told to try again, and nothing is lost', async () => {
  const reset = { token: await resetToken(), newPassword: 'correct horse again' }
  const full = Promise.withResolvers<void>()
  const waiting = Array.from({ length: ROOM }, () => passwordQueue(() => full.promise))
  const post = (path: string, body: object) => site.send('POST', path, { cookie, body })
  const password = 'correct horse'
  const answers = await Promise.all([
    signIn(password),
    signIn(password, 'nobody@example.test'),
    post('/user/auth/sign-up/email', { name: 'Bo', email: 'bo@example.test', password }),
    post('/user/auth/change-password', { currentPassword: password, newPassword: 'another horse' }),
    post('/user/auth/change-email', { currentPassword: password, newEmail: 'ada@elsewhere.test' }),
    post('/v1/marketplace/me/deletion', { password }),
    post('/user/auth/reset-password', reset),
  ])
  for (const { status, headers, body } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(body).toMatchObject({ msg: 'Internal error: test-request', code: 'unavailable' })
  }
  full.resolve()
  await Promise.all(waiting)
  expect((await signIn(password)).status).toBe(200)
  expect((await signIn(password, 'bo@example.test')).status).toBe(401)
  expect((await post('/user/auth/reset-password', reset)).status).toBe(200)
  expect((await signIn(reset.newPassword)).status).toBe(200)
})

test('R193 many who sign in at once are all answered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => signIn(n % 2 ? 'correct horse again' : 'wrong')),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, n) => (n % 2 ? 200 : 401)))
})

test('R259 an account that is deleted while its new password is hashed is no fault', async () => {
  const leaver = await site.signUp('leaver@example.test')
  await sql`
    create function delete_user() returns trigger language plpgsql as $$
    begin delete from "user" where id = old.user_id; return null; end $$`.execute(site.deps.db)
  await sql`create trigger deleted_meanwhile before update on account for each row execute function delete_user()`.execute(
    site.deps.db,
  )
  const body = { currentPassword: 'correct horse', newPassword: 'another horse of mine' }
  expect((await site.send('POST', '/user/auth/change-password', { cookie: leaver.cookie, body })).status).toBe(401)
})
