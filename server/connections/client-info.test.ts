import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createClientDescriber } from './client-info.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

type Headers = Record<string, string>

/** The client that we derive from `peer` and these headers. */
function describe(trusted: string, peer: string, headers: Headers = {}) {
  const proxies = trusted === '0' ? false : parseTrustedProxies(trusted)
  if (proxies === undefined) throw new Error(`${trusted} is no list of proxies`)
  return createClientDescriber(proxies, (source: Headers, name) => source[name])(headers, peer)
}

const address = (trusted: string, peer: string, forwarded: string) =>
  describe(trusted, peer, { 'x-forwarded-for': forwarded }).clientAddress

test.each([
  ['0', '127.0.0.1'],
  ['1', '203.0.113.9'],
  ['1', '2001:db8::9'],
  ['1', '::ffff:203.0.113.9'],
  ['10.0.0.5', '10.0.0.6'],
  ['10.0.0.5', '127.0.0.1'],
  ['fd00::/64', 'fd00:0:0:1::1'],
])('R197 with TRUST_PROXY=%s headers of %s about a client are ignored', (trusted, peer) => {
  const headers = { 'x-forwarded-for': '198.51.100.1', 'x-request-id': 'chosen-by-me' }
  const { clientAddress, requestId } = describe(trusted, peer, headers)
  expect(clientAddress).toBe(peer.replace('::ffff:', ''))
  expect(requestId).not.toBe('chosen-by-me')
})

test.each([
  ['1', '127.0.0.1'],
  ['1', '::1'],
  ['1', '::ffff:172.20.0.3'],
  ['1', 'fd12::3'],
  ['10.0.0.5', '10.0.0.5'],
  ['10.0.0.5, 192.0.2.0/24', '192.0.2.77'],
  ['2001:db8:1::/48', '2001:DB8:1:2::3'],
])('R197 with TRUST_PROXY=%s the word of %s counts', (trusted, peer) => {
  const headers = { 'x-forwarded-for': '198.51.100.1', 'x-request-id': 'from-the-proxy' }
  expect(describe(trusted, peer, headers)).toEqual({ clientAddress: '198.51.100.1', requestId: 'from-the-proxy' })
})

test.each([
  // What the client wrote itself stands to the left of what the proxies added.
  ['198.51.100.7, 203.0.113.5', '203.0.113.5'],
  ['198.51.100.7, 203.0.113.5, 10.0.0.9, 127.0.0.1', '203.0.113.5'],
  ['10.1.1.1, 203.0.113.5', '203.0.113.5'],
  // Everyone on the way is nearby: the first of them is the client.
  ['10.2.3.4', '10.2.3.4'],
  ['10.2.3.4, 10.0.0.9', '10.2.3.4'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::ffff:cb00:7105', '203.0.113.5'],
  ['2001:DB8:0:0::5', '2001:db8::5'],
  ['  203.0.113.5  ', '203.0.113.5'],
  // Garbage, and whatever stands before it, is ignored.
  ['unknown', '127.0.0.1'],
  ['198.51.100.7, unknown, 10.0.0.9', '10.0.0.9'],
  ['198.51.100.7,,', '127.0.0.1'],
  ['0x7f.1', '127.0.0.1'],
  ['3405803781', '127.0.0.1'],
  ['203.0.113.05', '127.0.0.1'],
  ['<script>', '127.0.0.1'],
  ['', '127.0.0.1'],
])('R197 of X-Forwarded-For "%s" the client is %s', (forwarded, client) => {
  expect(address('1', '127.0.0.1', forwarded)).toBe(client)
})

test('R197 whatever a client writes, what the proxy added to it is the client', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.ipV4(), (written, client) => {
      const isNear = parseTrustedProxies('1')?.includes(client)
      fc.pre(!isNear)
      expect(address('1', '127.0.0.1', `${written}, ${client}`)).toBe(client)
    }),
  )
})

test('an address is written in one way, also without a proxy', () => {
  expect(describe('0', '::ffff:192.0.2.1').clientAddress).toBe('192.0.2.1')
})
