import { expect, test } from 'vitest'

import { openSmtpInbox } from '#test/smtp-inbox.ts'

import { createSmtpMailer } from './smtp-mailer.ts'

const MAIL = {
  messageId: '<one@site.test>',
  to: 'reader@example.test',
  subject: 'Hello',
  text: 'Plain text',
  html: '<p>Text</p>',
  replyTo: null,
  unsubscribeUrl: null,
}

test('R362 a mail server that refuses one mail is there, one that does not answer is away', async () => {
  const inbox = await openSmtpInbox()
  const told: (string | undefined)[] = []
  const open = () => createSmtpMailer({ url: inbox.url, from: 'site@example.test', onReached: (why) => told.push(why) })
  const mailer = open()
  await mailer.deliver(MAIL)
  inbox.state.down = true
  await expect(mailer.deliver(MAIL)).rejects.toThrow('come back later')
  await expect(mailer.deliver({ ...MAIL, to: '' })).rejects.toThrow('No recipients')
  expect(told).toEqual([undefined, undefined])
  mailer.close()
  await inbox.close()
  const later = open()
  await expect(later.deliver(MAIL)).rejects.toThrow('ECONNREFUSED')
  expect(told.slice(2)).toEqual([expect.stringContaining('ECONNREFUSED')])
  later.close()
})
