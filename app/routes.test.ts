import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { addressesWithoutParameters } from '#domain/addresses-without-parameters.ts'
import * as addresses from '#domain/addresses.ts'

import routes from './routes.ts'

/** The paths in the format of `addressesWithoutParameters`, without the catch-all route. */
const ofRoutes = routes
  .map(({ path = '' }) => `/${path.replace(':handle', '@').replaceAll(/:\w+\??/g, '')}`)
  .filter((path) => path !== '/*')

test('every route has its address from the list, and every address a route', () => {
  const [listed, routed] = [new Set(addressesWithoutParameters()), new Set(ofRoutes)]
  const names = Object.keys(addresses)
  expect([
    ...ofRoutes
      .filter((path) => !listed.has(path))
      .map((path) => `The route ${path} has no address: name it in domain/addresses.ts and give page() that name`),
    ...addressesWithoutParameters().flatMap((path, index) =>
      routed.has(path) ? [] : `addresses.${names[index]} leads nowhere: add its page to app/routes.ts, or delete it`,
    ),
  ]).toEqual([])
})

test('addresses and routes are unique', () => {
  expect(new Set(addressesWithoutParameters()).size).toBe(Object.keys(addresses).length)
  expect(new Set(ofRoutes).size).toBe(ofRoutes.length)
})

test('R560 no page, use case or mail resolves an address against the origin alone', () => {
  const files = globSync('{app,api,use-cases,jobs,adapters,mcp}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  const against = /new URL\((?!.*import\.meta)[^\n]*, *(?:\w+\.)*(?:siteUrl|site\.url)\)|site\.url\.origin/
  const wrong = files.filter((file) => against.test(readFileSync(file, 'utf8')))
  expect(wrong.map((file) => `${file}: take absoluteUrl or siteRoot from domain/site/site-url.ts`)).toEqual([])
})

test('no page, use case or mail spells an address by hand', () => {
  const ours = new Set(addressesWithoutParameters().map((address) => address.split('/')[1]))
  const files = globSync('{app,use-cases,jobs,adapters/mail}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  const spelt = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:["'`]|[uU]rl\})\/(@|[a-z-]+)(?=[/?#$"'`])/g)]
      .filter(([, part]) => part !== undefined && ours.has(part))
      .map(([, part]) => `${file} spells /${part}: take the address from domain/addresses.ts`),
  )
  expect(spelt).toEqual([])
})
