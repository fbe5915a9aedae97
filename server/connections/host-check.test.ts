import { expect, test } from 'vitest'

import { createHostCheck } from './host-check.ts'

const check = createHostCheck({
  siteUrl: new URL('https://experts.example.com'),
  allowedHosts: ['guildhall', '10.0.0.5'],
})

test.each([
  ['experts.example.com', '203.0.113.9', true],
  ['EXPERTS.example.com.:443', '203.0.113.9', true],
  ['guildhall:3000', '10.0.0.9', true],
  ['10.0.0.5:3000', '10.0.0.9', true],
  ['example.com', '203.0.113.9', false],
  ['evil.example', '127.0.0.1', false],
  ['experts.example.com.evil.example', '127.0.0.1', false],
  ['10.0.0.6', '10.0.0.9', false],
  ['localhost:3000', '127.0.0.1', true],
  ['127.0.0.1:3000', '::ffff:127.0.0.1', true],
  ['[::1]:3000', '::1', true],
  ['localhost:3000', '203.0.113.9', false],
  ['127.0.0.1', '203.0.113.9', false],
  ['', '127.0.0.1', false],
  ['127.0.0.1.evil.example', '127.0.0.1', false],
])('R586 the host %j from %s is served: %s', (host, peer, served) => {
  expect(check(host, peer)).toBe(served)
  expect(check(host, peer)).toBe(served)
})
