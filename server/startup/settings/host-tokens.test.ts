import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { HOST_SCOPES } from '#domain/host/host-token.ts'

import { parseHostTokens } from './host-tokens.ts'

const TOKEN = 'x'.repeat(32)
const entry = { name: 'billing', token: TOKEN, scopes: ['workspaces'] }
const read =
  (...entries: unknown[]) =>
  () =>
    parseHostTokens(JSON.stringify(entries), undefined)

test('R405 tokens are read from JSON or a file, and the single one goes on with all scopes', () => {
  const list = JSON.stringify([{ ...entry, expires: '2027-01-31T12:00:00Z', addresses: ['10.0.0.0/8', '::1'] }])
  const file = join(mkdtempSync(join(tmpdir(), 'guildhall-tokens-')), 'tokens.json')
  writeFileSync(file, list)
  for (const setting of [list, file]) {
    const tokens = parseHostTokens(setting, 'y'.repeat(32))
    expect(tokens).toMatchObject([
      { name: 'HOST_SYNC_TOKEN', token: 'y'.repeat(32), scopes: HOST_SCOPES },
      { name: 'billing', token: TOKEN, scopes: ['workspaces'], expiresOn: new Date('2027-01-31T12:00:00Z') },
    ])
    expect(['10.1.2.3', '::1', '192.0.2.1'].map((address) => tokens[1]?.allows?.(address))).toEqual([true, true, false])
  }
  expect(parseHostTokens(undefined, undefined)).toEqual([])
})

test.each([
  [read(entry, { ...entry, name: 'other', token: 'short' }), /^HOST_TOKENS\[1\] \(other\) token must have/],
  [read({ ...entry, scopes: ['users', 'all'] }), /^HOST_TOKENS\[0\] \(billing\) scopes\.1 must list some of users,/],
  [read({ ...entry, scopes: [] }), /^HOST_TOKENS\[0\] \(billing\) scopes must list/],
  [read({ ...entry, expires: 'tomorrow' }), /^HOST_TOKENS\[0\] \(billing\) expires must be a moment/],
  [read({ ...entry, addresses: ['10.0.0.0/8', 'office'] }), /^HOST_TOKENS\[0\] \(billing\) addresses .* not "office"/],
  [read({ ...entry, adresses: [] }), /^HOST_TOKENS\[0\] \(billing\) has an unknown field adresses\.$/],
  [read({ token: TOKEN }), /^HOST_TOKENS\[0\] name must be a text/],
  [read('token'), /^HOST_TOKENS\[0\] must be an object/],
  [read(entry, { ...entry, name: 'other' }), /^HOST_TOKENS\[1\] \(other\) has the token of billing\.$/],
  [read(entry, { ...entry, token: 'z'.repeat(32) }), /^HOST_TOKENS\[1\] \(billing\) has the name of billing\.$/],
  [read(), /^HOST_TOKENS must be a JSON list with at least one token\.$/],
  [() => parseHostTokens(`{"token":"${TOKEN}"}`, undefined), /^HOST_TOKENS must be a JSON list with/],
  [() => parseHostTokens('/no/such/file', undefined), /^HOST_TOKENS must be .* "\/no\/such\/file" cannot be read\.$/],
])('R405 a wrong entry stops the start with a line that names it (%#)', (attempt, line) => {
  expect(attempt).toThrow(line)
  expect(attempt).not.toThrow(TOKEN)
})
