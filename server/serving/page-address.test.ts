import { expect, test } from 'vitest'

import { readAddress } from './page-address.ts'

test.each([
  ['/', { path: '/', area: 'home', handle: undefined }],
  ['/hire/web-design/us?page=2', { path: '/hire/web-design/us', area: 'hire', handle: undefined }],
  ['/@ada-moreau?from=here', { path: '/@ada-moreau', area: '@handle', handle: 'ada-moreau' }],
  ['/wp-login.php', { path: '/wp-login.php', area: 'other', handle: undefined }],
  ['/constructor/x', { path: '/constructor/x', area: 'other', handle: undefined }],
])('%s', (url, address) => {
  expect(readAddress(url)).toEqual(address)
})
