import { expect, test } from 'vitest'

import { safeNextAddress, siteAddressFromUrl, pageAddressOfRequest, signInAddress } from './next-address.ts'

test.each(['/account', '/@ada-moreau?x=1#sites', '/'])('%s is a local address', (address) => {
  expect(safeNextAddress(address)).toBe(address)
})

test.each([
  null,
  '',
  'account',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/',
  '/.//evil.example',
  '/%2e//evil.example',
])('%j leads to the start page', (address) => {
  expect(safeNextAddress(address)).toBe('/')
})

test('a data request maps to its page', () => {
  const pages = {
    '/new-profile.data?for=1&_routes=root': '/new-profile?for=1',
    '/inbox/1?done=reply': '/inbox/1?done=reply',
    '/account.data': '/account',
  }
  for (const [path, page] of Object.entries(pages)) {
    expect(pageAddressOfRequest(new Request(`http://localhost${path}`))).toBe(page)
  }
})

test('an overlong query is dropped from the return address', () => {
  expect(signInAddress('/inbox?box=sent')).toBe('/sign-in?next=%2Finbox%3Fbox%3Dsent')
  expect(signInAddress(`/inbox?${'a&'.repeat(4000)}`, { expired: true })).toBe('/sign-in?next=%2Finbox&expired=1')
})

test.each([
  ['https://example.com/experts/inbox?a=b#c', '/inbox?a=b#c'],
  ['https://example.com/experts', '/'],
  ['https://example.com/expertsx', undefined],
  ['https://example.com/inbox', undefined],
  ['https://example.com.evil.example/experts/inbox', undefined],
  ['https://evil.example/experts/inbox', undefined],
  ['http://example.com/experts/inbox', undefined],
  ['https://example.com/experts//evil.example', '/'],
  ['https://example.com/experts/../evil', undefined],
  ['//example.com/experts/inbox', undefined],
  ['/inbox', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('R568 the target %j is the page %j', (target, page) => {
  expect(siteAddressFromUrl(target, 'https://example.com/experts')).toBe(page)
})
