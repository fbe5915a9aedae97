import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { INQUIRY } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openSmtpInbox } from '#test/smtp-inbox.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let smtp: Awaited<ReturnType<typeof openSmtpInbox>>
const PATH = '/v1/marketplace/profiles/ada-moreau/message/hire'

beforeAll(async () => {
  smtp = await openSmtpInbox()
  site = await openTestSite({ smtpUrl: smtp.url, unlimited: true })
  await makeExpert(site.deps.db, { slug: 'ada-moreau', name: 'Ada Moreau' })
})
afterAll(async () => {
  await site.close()
  await smtp.close()
})

const unsent = () =>
  site.deps.db.selectFrom('mail_outbox').where('sent_at', 'is', null).select(['id', 'last_error']).execute()
const header = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1]?.trim()

test('R89 accepted while the mail server is down, each message arrives once when it is back', async () => {
  smtp.state.down = true
  const { cookie } = await site.signUp('vera@example.test', 'Vera', { confirmed: true })
  await site.workOnMails()
  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      site.send('POST', PATH, { cookie, body: { ...INQUIRY, subject: `Number ${'I'.repeat(index + 1)}` } }),
    ),
  )
  expect(sent.map((one) => one.status)).toEqual(Array(8).fill(202))
  await vi.waitFor(
    async () => expect((await unsent()).filter((mail) => mail.last_error !== null).length).toBeGreaterThan(0),
    { timeout: 10_000 },
  )
  smtp.state.down = false
  // The queue waits longer with each failure; a person would not mind, a test would.
  await site.deps.pool.query("update pgboss.job set start_after = now() where state = 'retry'")
  await vi.waitFor(
    async () => {
      await site.deps.pool.query("update pgboss.job set start_after = now() where state = 'retry'")
      expect(await unsent()).toEqual([])
    },
    { timeout: 15_000, interval: 250 },
  )
  const ids = smtp.received.map((mail) => header(mail, 'Message-ID')).filter((id) => id !== undefined)
  const expected = sent.map((one) => `<${one.body['id']}@localhost>`)
  expect(ids.filter((id) => expected.includes(id)).sort()).toEqual(expected.sort())
})

test('R96 line breaks, long names and markup in what others type do no harm in a mail', async () => {
  const evil = 'Eve\r\nBcc: all@example.test\r\n\r\n<script>alert(1)</script>'
  const { cookie, userId } = await site.signUp('eve@example.test', 'Eve', { confirmed: true })
  await site.deps.db
    .updateTable('user')
    .set({ name: evil + 'x'.repeat(120) })
    .where('id', '=', userId)
    .execute()
  const body = `${INQUIRY.body}\r\n.\r\nSubject: other\r\n<img src=x onerror=alert(1)> & <b>bold</b>`
  const subject = `Hello\r\nX-Injected: yes\r\n\r\n\u202e${'é'.repeat(100)}`
  const { body: answer } = await site.send('POST', PATH, { cookie, body: { subject, body } })
  const received = () => smtp.received.find((one) => one.includes(`<${String(answer['id'])}@localhost>`))
  await vi.waitFor(() => expect(received()).toBeDefined(), { timeout: 10_000 })
  const mail = received() ?? ''
  const [headers = ''] = mail.split('\r\n\r\n')
  expect(headers).not.toMatch(/^(Bcc|X-Injected):/im)
  for (const line of headers.split('\r\n')) expect(line.length).toBeLessThan(500)
  expect(header(mail, 'Reply-To')).toBe('eve@example.test')

  const row = await site.deps.db
    .selectFrom('mail_outbox')
    .where('id', '=', String(answer['id']))
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row.subject).toMatch(/^Eve Bcc: all@example\.test <script>/)
  expect([row.subject.includes('\n'), [...row.subject].length]).toEqual([false, 200])
  expect(row.html_body).not.toMatch(/<script|<img|<b>/)
  expect(row.text_body).toContain('> .\n> Subject: other')
})
