import { expect, test } from 'vitest'

import { mailDomainWithParents, normalizeMailDomain } from './mail-domain.ts'
import { parseNetworkRange } from './network-range.ts'
import { createSiteBlockList } from './site-block-list.ts'
import { parseSiteBlockTarget } from './site-blocks.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const valueOf = (text: string, proxies: string[] = []) => {
  const target = parseSiteBlockTarget(
    text,
    proxies.flatMap((proxy) => parseNetworkRange(proxy) ?? []),
  )
  return typeof target === 'string' ? undefined : target.value
}

test.each([
  ['Throwaway.Example.', 'throwaway.example'],
  ['@throwaway.example', 'throwaway.example'],
  ['*.throwaway.example', 'throwaway.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['mail。example', 'mail.example'],
  ['example', undefined],
  ['', undefined],
  ['.', undefined],
  ['a..example', undefined],
  ['user@throwaway.example', undefined],
  ['http://throwaway.example', undefined],
  ['throwaway.example/path', undefined],
  ['throwaway.example:25', undefined],
  ['throw away.example', undefined],
  ['1.2.3', undefined],
  ['0x7f.1', undefined],
  [`${'a'.repeat(64)}.example`, undefined],
  [`${'a.'.repeat(200)}example`, undefined],
])('R642 %s is the domain %s', (typed, domain) => {
  expect(normalizeMailDomain(typed)).toBe(domain)
})

test('R642 an email belongs to its domain and to those above it, never to a bare top level', () => {
  expect(mailDomainWithParents('x@a.B.example.')).toEqual(['a.b.example', 'b.example'])
  expect(mailDomainWithParents('"odd@example"@real.example')).toEqual(['real.example'])
  // No valid domains, which may receive mail all the same.
  expect(mailDomainWithParents('x@foo-.throwaway.Example.')).toEqual(['foo-.throwaway.example', 'throwaway.example'])
  expect(mailDomainWithParents(`x@${'a'.repeat(64)}.throwaway.example`)).toContain('throwaway.example')
  for (const text of ['', '@', 'x@', 'x@localhost']) expect([text, mailDomainWithParents(text)]).toEqual([text, []])
})

test.each([
  ['203.0.113.77/24', '203.0.113.0/24'],
  ['203.0.113.7', '203.0.113.7/32'],
  ['2001:DB8:0:0::1/48', '2001:db8::/48'],
  ['2001:db8::1', '2001:db8::1/128'],
  ['::ffff:203.0.113.7', '203.0.113.7/32'],
  ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
  ['8.0.0.0/8', '8.0.0.0/8'],
  ['2001:8000::/19', '2001:8000::/19'],
])('R643 %s is the network %s', (typed, value) => {
  expect(valueOf(typed)).toBe(value)
})

test.each([
  '0.0.0.0/0',
  '::/0',
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/0',
  '8.0.0.0/7',
  '2000::/18',
  '127.0.0.1',
  '127.0.0.0/8',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.20.0.0/16',
  '192.168.0.0/24',
  '169.254.169.254',
  'fd00::/64',
  'fe80::1',
  'fe80::1%eth0',
  '203.0.113.0/33',
  '203.0.113.0/-1',
  '203.0.113.0/',
  '203.0.113.0/24/24',
  '203.0.113.256',
  '2001:db8::/129',
  '0377.1.1.1',
])('R643 %s cannot be blocked', (typed) => {
  expect(valueOf(typed)).toBeUndefined()
})

test('R643 nor can a range with a proxy of the site', () => {
  expect(valueOf('198.51.100.0/24', ['198.51.100.9'])).toBeUndefined()
  expect(valueOf('198.51.100.9', ['198.51.100.0/24'])).toBeUndefined()
  expect(valueOf('198.51.101.0/24', ['198.51.100.0/24'])).toBe('198.51.101.0/24')
})

test('R644 a list knows domains and networks, until they expire', () => {
  const list = createSiteBlockList([
    { kind: 'domain', value: 'throwaway.example', expiresAt: null },
    { kind: 'domain', value: 'xn--bcher-kva.example', expiresAt: new Date('2026-11-18T12:00:01Z') },
    { kind: 'network', value: '203.0.113.0/24', expiresAt: null },
    { kind: 'network', value: '2001:db8:7::/48', expiresAt: null },
    { kind: 'network', value: '198.51.100.7/32', expiresAt: new Date('2026-11-18T12:00:00Z') },
  ])
  const emails = ['x@throwaway.example', 'x@MAIL.Throwaway.example.', 'x@bücher.example', 'x@notthrowaway.example']
  expect(emails.map((email) => list.hasEmail(email, NOW))).toEqual([true, true, true, false])
  expect(list.hasEmail('x@bücher.example', new Date('2026-11-18T12:00:01Z'))).toBe(false)
  const blocked = ['203.0.113.0', '203.0.113.255', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '2001:db8:7:ffff::1']
  const open = ['203.0.112.255', '203.0.114.0', '2001:db8:8::1', '198.51.100.7', 'unknown', '', '::cb00:7109']
  expect(blocked.filter((address) => !list.hasAddress(address, NOW))).toEqual([])
  expect(open.filter((address) => list.hasAddress(address, NOW))).toEqual([])
})
