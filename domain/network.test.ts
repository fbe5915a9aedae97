import { expect, test } from 'vitest'

import { networkOf, UNKNOWN_NETWORK, widerNetworkOf, networkBlockOf } from './network.ts'

test('R220 an IPv4 address is a network of its own, however it is written', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  for (const written of ['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7']) {
    expect(networkOf(written)).toBe('203.0.113.7')
  }
  expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'))
})

test('R220 IPv6 addresses of one /64 are one network, however they are written', () => {
  const same = [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2::%eth0',
    '2001:db8:1:2::1.2.3.4',
  ]
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
})

test('R220 whatever is no address is one network', () => {
  const none = [
    '',
    'unknown',
    '1',
    '127.1',
    '0x7f.0.0.1',
    '010.0.0.1',
    '1.2.3.4:80',
    '[::1]',
    '1.2.3.4, 5.6.7.8',
    'a'.repeat(100_000),
  ]
  expect(new Set(none.map(networkOf))).toEqual(new Set([UNKNOWN_NETWORK]))
})

test('R583 the block of an address is an IPv4 /24, or an IPv6 /48', () => {
  expect(networkBlockOf('203.0.113.9')).toBe('203.0.113.0/24')
  expect(networkBlockOf('::ffff:203.0.113.200')).toBe('203.0.113.0/24')
  expect(networkBlockOf('2001:db8:1:2::1')).toBe('2001:db8:1::/48')
  expect(networkBlockOf('2001:db8:1:3:4:5:6:7')).toBe('2001:db8:1::/48')
  expect(networkBlockOf('2001:db8:2::1')).not.toBe(networkBlockOf('2001:db8:1::1'))
  expect(networkBlockOf('::1')).toBe('0:0:0::/48')
  expect(networkBlockOf('nothing')).toBe(UNKNOWN_NETWORK)
})

test('R523 the wider network of an IPv6 network is its /48; nothing else has one', () => {
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:0DB8:0001:0000::']) {
    expect(widerNetworkOf(networkOf(address))).toBe('2001:db8:1::/48')
  }
  expect(widerNetworkOf(networkOf('2001:db8:2:2::1'))).toBe('2001:db8:2::/48')
  const none = [networkOf('203.0.113.7'), UNKNOWN_NETWORK, 'user@2001:db8:1:2::/64', 'a@b.c 2001:db8:1:2::/64', '::/64']
  expect(none.map(widerNetworkOf)).toEqual(none.map(() => undefined))
})
