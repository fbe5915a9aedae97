import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { MAX_SMTP_CONNECTIONS } from '#domain/limits.ts'
import { openSmtpInbox } from '#test/smtp-inbox.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { purgeMailTexts } from './purge-mail-texts.ts'
import { queueMail, queueMails } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

let site: TestSite
let smtp: Awaited<ReturnType<typeof openSmtpInbox>>

beforeAll(async () => {
  smtp = await openSmtpInbox()
  site = await openTestSite({ smtpUrl: smtp.url })
})
afterAll(async () => {
  await site.close()
  await smtp.close()
})

const INQUIRY = {
  kind: 'message' as const,
  to: 'reader@example.test',
  subject: 'Hello – again',
  text: 'Plain text',
  html: () => '<p>Text</p>',
  replyTo: 'writer@example.test',
}

async function outbox() {
  return site.deps.db.selectFrom('mail_outbox').select(['id', 'sent_at', 'last_error', 'message_id']).execute()
}

test('a mail is a row first, then leaves by SMTP with a stable Message-ID', async () => {
  await queueMail(site.deps, site.deps.db, INQUIRY)
  const [row] = await outbox()
  expect(row?.sent_at).toBeNull()

  smtp.state.down = true
  await expect(sendMail(site.deps, { mailId: row?.id ?? '' })).rejects.toThrow('come back later')
  expect((await outbox())[0]?.last_error).toContain('come back later')

  smtp.state.down = false
  await site.workOnMails()
  await vi.waitFor(async () => expect((await outbox())[0]?.sent_at).not.toBeNull(), { timeout: 10_000 })
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toContain(`Message-ID: ${row?.message_id}`)
  expect(smtp.received[0]).toContain('Reply-To: writer@example.test')
  expect(smtp.received[0]).toContain('To: reader@example.test')

  await sendMail(site.deps, { mailId: row?.id ?? '' })
  expect(smtp.received).toHaveLength(1)
})

test('R458 many mails go out over few connections, each once', async () => {
  const before = { received: smtp.received.length, connections: smtp.state.connections }
  const mails = Array.from({ length: 200 }, (_, n) => ({ ...INQUIRY, to: `reader-${n}@example.test` }))
  await site.deps.db.transaction().execute((transaction) => queueMails(site.deps, transaction, mails))
  await site.workOnMails()
  const unsent = async () => (await outbox()).filter((row) => row.sent_at === null).length
  await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 20_000 })
  const recipients = smtp.received.slice(before.received).map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim())
  expect(recipients).toHaveLength(200)
  expect(new Set(recipients).size).toBe(200)
  expect(smtp.state.mostOpen).toBeGreaterThan(1)
  expect(smtp.state.mostOpen).toBeLessThanOrEqual(MAX_SMTP_CONNECTIONS)
  expect(smtp.state.connections - before.connections).toBeLessThanOrEqual(2 * MAX_SMTP_CONNECTIONS)
})

test('what is rolled back leaves no mail and no job', async () => {
  const before = await outbox()
  await expect(
    site.deps.db.transaction().execute(async (transaction) => {
      await queueMail(site.deps, transaction, INQUIRY)
      throw new Error('changed our mind')
    }),
  ).rejects.toThrow('changed our mind')
  expect(await outbox()).toHaveLength(before.length)
})

const SECRET = {
  ...INQUIRY,
  text: 'https://site.test/verify-email?token=secret',
  unsubscribeUrl: 'https://site.test/u',
}
const EMPTY = { text_body: '', html_body: '', reply_to: null, unsubscribe_url: null }

function bodies({ deps }: TestSite) {
  return deps.db
    .selectFrom('mail_outbox')
    .where('sent_at', 'is not', null)
    .select(['kind', 'text_body', 'html_body', 'reply_to', 'unsubscribe_url'])
    .execute()
}

test('R214 the text of a mail is deleted once it is sent', async () => {
  const real = await openTestSite({ smtpUrl: smtp.url, demo: false })
  try {
    await queueMail(real.deps, real.deps.db, SECRET)
    const { id } = await real.deps.db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow()
    smtp.state.down = true
    await expect(sendMail(real.deps, { mailId: id })).rejects.toThrow('come back later')
    smtp.state.down = false
    await sendMail(real.deps, { mailId: id })
    expect(smtp.received.at(-1)).toContain('token')
    expect(await bodies(real)).toEqual([{ kind: 'message', ...EMPTY }])
  } finally {
    await real.close()
  }
})

test('R214 the demo’s mailbox shows a mail for 24 hours', async () => {
  let hours = 0
  const demo = await openTestSite({ now: () => new Date(Date.now() + hours * 3_600_000) })
  const mailbox = async () => (await demo.send('GET', '/v1/marketplace/dev/mailbox')).body['mails']
  try {
    await queueMail(demo.deps, demo.deps.db, SECRET)
    const { id } = await demo.deps.db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow()
    await sendMail(demo.deps, { mailId: id })
    hours = 23
    await purgeMailTexts(demo.deps)
    expect(await mailbox()).toMatchObject([{ text: SECRET.text }])
    hours = 25
    await purgeMailTexts(demo.deps)
    expect(await bodies(demo)).toEqual([{ kind: 'message', ...EMPTY }])
    expect(await mailbox()).toEqual([])
  } finally {
    await demo.close()
  }
})
