import { expect, test } from 'vitest'

import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts'
import { parseEnv } from '#server/startup/env.ts'

const secret = (fill: number, bytes = 32) => `whsec_${Buffer.alloc(bytes, fill).toString('base64')}`
const WEBHOOK_URL = 'https://builder.example/hooks'
const SET = { WEBHOOK_URL, WEBHOOK_SECRET: secret(1) }

test('R441 without an address there are no webhooks', () => {
  expect(parseEnv({}).webhooks).toEqual([])
})

test('R443 while secrets rotate both sign, the new one first', () => {
  const endpoint = { name: '1', url: new URL(WEBHOOK_URL), secrets: [secret(1)], allowPrivate: false }
  expect(parseEnv(SET).webhooks).toEqual([{ ...endpoint, events: WEBHOOK_EVENTS }])
  const rotating = parseEnv({ ...SET, WEBHOOK_SECRET_PREVIOUS: secret(2) })
  expect(rotating.webhooks[0]?.secrets).toEqual([secret(1), secret(2)])
})

test('R606 numbered settings are further endpoints, each with its secrets and its filter', () => {
  const numbered = {
    WEBHOOK_2_URL: 'https://crm.example/hooks',
    WEBHOOK_2_SECRET: secret(3),
    WEBHOOK_2_SECRET_PREVIOUS: secret(4),
    WEBHOOK_2_EVENTS: 'profile.listed, profile.delisted',
    WEBHOOK_9_URL: WEBHOOK_URL,
    WEBHOOK_9_SECRET: secret(5),
    WEBHOOK_9_EVENTS: 'report.*',
  }
  const { webhooks, warnings } = parseEnv({ ...SET, ...numbered })
  expect(webhooks.map(({ name, url, secrets, events }) => [name, url.href, secrets, events])).toEqual([
    ['1', WEBHOOK_URL, [secret(1)], WEBHOOK_EVENTS],
    ['2', 'https://crm.example/hooks', [secret(3), secret(4)], ['profile.listed', 'profile.delisted']],
    ['9', WEBHOOK_URL, [secret(5)], ['report.opened', 'report.decided']],
  ])
  expect(warnings.filter((line) => line.includes('WEBHOOK'))).toEqual([])
  expect(parseEnv(numbered).webhooks.map(({ name }) => name)).toEqual(['2', '9'])
})

test.each([
  [{ WEBHOOK_URL }, 'WEBHOOK_SECRET is missing'],
  [{ WEBHOOK_SECRET: secret(1) }, 'WEBHOOK_URL is missing'],
  [{ WEBHOOK_SECRET_PREVIOUS: secret(1) }, 'WEBHOOK_URL is missing'],
  [{ ...SET, WEBHOOK_SECRET_PREVIOUS: secret(1) }, 'WEBHOOK_SECRET_PREVIOUS is WEBHOOK_SECRET'],
  [{ ...SET, WEBHOOK_SECRET: secret(1, 23) }, 'WEBHOOK_SECRET must be whsec_'],
  [{ ...SET, WEBHOOK_SECRET: secret(1, 65) }, 'WEBHOOK_SECRET must be whsec_'],
  [{ ...SET, WEBHOOK_SECRET: 'whsec_not base64' }, 'WEBHOOK_SECRET must be whsec_'],
  [{ ...SET, WEBHOOK_SECRET: secret(1).slice(6) }, 'WEBHOOK_SECRET must be whsec_'],
  [{ ...SET, WEBHOOK_URL: 'https://ada:secret@builder.example' }, 'WEBHOOK_URL must not hold a user name'],
  [{ ...SET, WEBHOOK_URL: 'ftp://builder.example' }, 'WEBHOOK_URL must be an address'],
  [{ WEBHOOK_EVENTS: 'profile.*' }, 'WEBHOOK_URL is missing: with WEBHOOK_EVENTS set'],
  [{ ...SET, WEBHOOK_EVENTS: 'profile.*,profile.lost' }, 'profile.lost is neither, but is "profile.*,profile.lost".'],
  [{ ...SET, WEBHOOK_EVENTS: ' , ' }, 'WEBHOOK_EVENTS must list at least one event type'],
  [{ ...SET, WEBHOOK_9_URL: WEBHOOK_URL }, 'WEBHOOK_9_SECRET is missing: with WEBHOOK_9_URL set'],
  [{ ...SET, WEBHOOK_2_EVENTS: 'profile.*' }, 'WEBHOOK_2_URL is missing: with WEBHOOK_2_EVENTS set'],
  [{ ...SET, WEBHOOK_2_SECRET: secret(1) }, 'WEBHOOK_2_URL is missing: with WEBHOOK_2_SECRET set'],
  [{ ...SET, WEBHOOK_2_URL: 'http://10.0.0.1', WEBHOOK_2_SECRET: secret(1) }, 'WEBHOOK_2_URL must begin with https:'],
  [{ ...SET, WEBHOOK_ALLOW_PRIVATE: 'yes' }, 'WEBHOOK_ALLOW_PRIVATE must be 0 or 1'],
])('R441 %o stops the start', (given, line) => {
  expect(() => parseEnv(given)).toThrow(line)
})

test.each([
  'http://builder.example',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://0x7f.1/',
  'https://0/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://169.254.169.254/latest/meta-data',
])('R445 %s is refused, unless private addresses are allowed', (address) => {
  expect(() => parseEnv({ ...SET, WEBHOOK_URL: address })).toThrow('WEBHOOK_ALLOW_PRIVATE=1')
  expect(parseEnv({ ...SET, WEBHOOK_URL: address, WEBHOOK_ALLOW_PRIVATE: '1' }).webhooks).toHaveLength(1)
})
