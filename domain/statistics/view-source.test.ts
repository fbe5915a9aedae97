import { expect, test } from 'vitest'

import { viewSourceKind, viewSource } from './view-source.ts'

const around = {
  isOwnOrigin: (origin: string) => origin === 'https://guildhall.example',
  hirePath: (path: string) => (path === '/hire/web-design/de' ? path : undefined),
}
const OWN = 'https://guildhall.example'

test.each([
  [null, 'direct'],
  ['', 'direct'],
  ['no address', 'direct'],
  ['android-app://com.example/', 'direct'],
  [`${OWN}/hire/web-design/de?page=2`, '/hire/web-design/de'],
  [`${OWN}/hire/an-invention`, 'site'],
  [`${OWN}/experts?q=somebody+private`, 'search'],
  [`${OWN}/@ada-moreau`, 'profile'],
  [`${OWN}/`, 'site'],
  ['https://www.Example.com/a/secret/path?token=1', 'example.com'],
  ['http://[::1]:8080/', 'direct'],
  [`https://${'a'.repeat(300)}.example/`, 'direct'],
])('R120 %j is %s', (referer, source) => {
  expect(viewSource(referer, around)).toBe(source)
})

test.each([
  [`${OWN}/experts/experts?q=a`, 'search'],
  [`${OWN}/experts/@ada-moreau`, 'profile'],
  [`${OWN}/experts`, 'site'],
  [`${OWN}/@ada-moreau`, 'guildhall.example'],
  [`${OWN}/expertsblog`, 'guildhall.example'],
])('R560 under a path, %j is %s', (referer, source) => {
  expect(viewSource(referer, { ...around, basePath: '/experts' })).toBe(source)
})

test.each([
  ['/hire/web-design', 'hire'],
  ['direct', 'direct'],
  ['search', 'search'],
  ['example.com', 'host'],
])('%s is of the kind %s', (source, kind) => {
  expect(viewSourceKind(source)).toBe(kind)
})
