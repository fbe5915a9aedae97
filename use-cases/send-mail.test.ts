import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { openSmtpInbox } from '#test/smtp-inbox.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { queueMail } from './queue-mail.ts'
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

const LETTER = {
  kind: 'message' as const,
  to: 'reader@example.test',
  subject: 'Hello – again',
  text: 'Plain text',
  html: '<p>Text</p>',
  replyTo: 'writer@example.test',
}

async function outbox() {
  return site.deps.db.selectFrom('mail_outbox').select(['id', 'sent_at', 'last_error', 'message_id']).execute()
}

test('a mail is a row first, then leaves by SMTP with a stable Message-ID', async () => {
  await queueMail(site.deps, site.deps.db, LETTER)
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

test('what is rolled back leaves no mail and no job', async () => {
  const before = await outbox()
  await expect(
    site.deps.db.transaction().execute(async (transaction) => {
      await queueMail(site.deps, transaction, LETTER)
      throw new Error('changed our mind')
    }),
  ).rejects.toThrow('changed our mind')
  expect(await outbox()).toHaveLength(before.length)
})
