import { expect, test } from 'vitest'

import { hasSessionCookie } from './session-cookie.ts'

test.each([
  'guildhall.session_token=abc.def',
  '__Host-guildhall.session_token=abc',
  '__Secure-guildhall.session_token=abc',
  'theme=dark; guildhall.session_token=',
  'theme=dark;guildhall.session_token=a=b; x=y',
])('R202 "%s" may be a session', (cookies) => {
  expect(hasSessionCookie(cookies)).toBe(true)
})

test.each([
  undefined,
  null,
  '',
  'guildhall.session_token',
  'xguildhall.session_token=a',
  'guildhall.session_token_foo=a',
  'xguildhall.session_token_foo=a',
  '__Host-guildhallXsession_token=a',
  'theme=guildhall.session_token=a',
  'note="guildhall.session_token"',
])('R202 "%s" is no session cookie', (cookies) => {
  expect(hasSessionCookie(cookies)).toBe(false)
})
