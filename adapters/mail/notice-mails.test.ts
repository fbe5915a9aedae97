import { expect, test } from 'vitest'

import { noticeMails } from './notice-mails.ts'
import { renderMailTemplate } from './render-mail-template.ts'

const SITE = { name: 'Guildhall', url: new URL('https://experts.example') }

const FACTS = {
  name: 'Ada',
  at: new Date('2026-06-30T10:00:00Z'),
  timeZone: 'UTC',
  device: 'Firefox on Linux',
}

test('R252 who has a password is told to choose a new one here', () => {
  const { text } = renderMailTemplate(SITE, noticeMails['new-device'], { ...FACTS, onlyHost: undefined })
  expect(text).toContain('choose a new password at once (https://experts.example/reset-password)')
})

test('R252 who signs in at the site builder alone is sent there, and to no password that they do not have', () => {
  const { text } = renderMailTemplate(SITE, noticeMails['new-device'], { ...FACTS, onlyHost: 'Plinth' })
  expect(text).toContain('choose a new password at once (at Plinth)')
  expect(text).not.toContain('reset-password')
  const off = renderMailTemplate(SITE, noticeMails['second-factor-off'], { ...FACTS, onlyHost: 'Plinth' })
  expect(off.text).toContain('your account at Plinth alone is enough')
})
