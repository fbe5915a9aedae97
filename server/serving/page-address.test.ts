import { expect, test } from 'vitest'

import { parsePageAddress } from './page-address.ts'

test.each([
  ['/', { path: '/', area: 'home', handle: undefined }],
  ['/hire/web-design/us?page=2', { path: '/hire/web-design/us', area: 'hire', handle: undefined }],
  ['/@ada-moreau?from=here', { path: '/@ada-moreau', area: '@handle', handle: 'ada-moreau' }],
  ['/wp-login.php', { path: '/wp-login.php', area: 'other', handle: undefined }],
  ['/constructor/x', { path: '/constructor/x', area: 'other', handle: undefined }],
])('%s', (url, address) => {
  expect(parsePageAddress(url)).toEqual(address)
})

const AREAS = `
  account admin assets browse conversation dashboard docs experts following hire home inbox mcp media moderation ranking
  shortlist sign-in sign-up sitemaps social unsubscribe user v1`

const OTHERS = `
  confirm-address confirm-message dev healthz imprint new-profile privacy reset-password sign-out terms verify-email`

test('metrics have an area for every first part that is measured, and one for all others', () => {
  const areasOf = (parts: string[]) => parts.map((part) => parsePageAddress(`/${part}/x`).area)
  const words = (text: string) => text.trim().split(/\s+/)
  expect(areasOf(words(AREAS))).toEqual(words(AREAS))
  expect(new Set(areasOf(words(OTHERS)))).toEqual(new Set(['other']))
})
