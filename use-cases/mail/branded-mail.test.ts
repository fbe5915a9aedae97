import { afterAll, beforeAll, expect, test } from 'vitest'

import { DEFAULT_MAIL_THEME } from '#adapters/mail/mail-theme.ts'
import { renderMail } from '#adapters/mail/render-mail.ts'
import { loadBrand } from '#server/startup/brand/load-brand.ts'
import { openSmtpInbox } from '#test/smtp-inbox.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

let site: TestSite
let smtp: Awaited<ReturnType<typeof openSmtpInbox>>

beforeAll(async () => {
  smtp = await openSmtpInbox()
  const brand = await loadBrand({ brandDir: 'sdk/examples/brands/hearth-and-quill', dataDir: '/nowhere' })
  site = await openTestSite({ smtpUrl: smtp.url, brand })
})
afterAll(async () => {
  await site.close()
  await smtp.close()
})

const MAIL = renderMail('Quill & Co', {
  kind: 'message',
  subject: 'Hello',
  greeting: 'Hello Ada,',
  lines: ['A line.'],
  quote: '</blockquote><img src="cid:brand-logo">',
  action: { label: 'Look', url: 'https://experts.example/' },
})

test('R488 a mail has the brand’s colours and footer, and its logo comes with it', async () => {
  await queueMail(site.deps, site.deps.db, { ...MAIL, to: 'reader@example.test' })
  const row = await site.deps.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow()
  expect(row.html_body).toContain('<img src="cid:brand-logo" alt="Quill &#38; Co" width="186" height="32"')
  // R752: light and dark.
  expect(row.html_body).toMatch(/class="button" style="[^"]*background-color:#9a3b1c"/)
  expect(row.html_body).toContain('.button{background-color:#f28b6b!important}')
  expect(row.html_body).toContain('12 Lantern Street')
  expect(row.html_body).not.toMatch(/#0b5a49|src="http/)
  expect(row.text_body).toMatch(/12 Lantern Street.*$/)
  await sendMail(site.deps, { mailId: row.id })
  const [sent = ''] = smtp.received
  expect(sent).toMatch(/Content-ID: <brand-logo>/i)
  expect(sent).toMatch(/Content-Disposition: inline/i)
  expect(sent).toMatch(/multipart\/related/)
})

test('R488 without a brand mails have our colours, and the name in place of a logo', () => {
  const html = MAIL.html(DEFAULT_MAIL_THEME)
  expect(html).toMatch(/class="button" style="[^"]*background-color:#0b5a49"/)
  expect(html).toContain('>Quill &#38; Co</p>')
  expect(html).not.toContain('<img')
})
