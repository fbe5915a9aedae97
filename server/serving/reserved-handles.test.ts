import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'

import routes from '#app/routes.ts'
import { isHandle } from '#domain/profiles/handle.ts'
import { isReservedHandle } from '#domain/profiles/reserved-handles.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { createWebApp } from './web.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: 'x'.repeat(32) })
})
afterAll(() => site.close())

/** The words of addresses that could be handles; not parameters and patterns. */
function wordsOf(paths: string[]): string[] {
  return [...new Set(paths.flatMap((path) => path.toLowerCase().split(/[/.]/)).filter(isHandle))]
}

const unreserved = (paths: string[]) => wordsOf(paths).filter((word) => !isReservedHandle(word))

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [path ?? '', ...pathsOf(children ?? [])])
}

test('R2 every word of the addresses of our pages is reserved', () => {
  const paths = pathsOf(routes)
  expect(wordsOf(paths)).toContain('unsubscribe')
  expect(unreserved(paths)).toEqual([])
})

test('R2 so is every word of the API’s', async () => {
  const { body } = await site.send('GET', '/openapi.json')
  const paths = Object.keys(body['paths'] as object).map((path) => path.replaceAll(/\{\w+\}/g, ''))
  expect(wordsOf(paths)).toContain('marketplace')
  expect(unreserved(paths)).toEqual([])
})

test('R2 so is every word of what the server answers beside them', () => {
  const web = createWebApp({
    env: { siteUrl: new URL('http://localhost:3000'), dataDir: site.dataDir, trustProxy: false },
    deps: site.deps,
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
  const paths = [...web.routes, ...site.api.routes].map(({ path }) => path.replaceAll(/:\w+/g, ''))
  expect(wordsOf(paths)).toEqual(expect.arrayContaining(['healthz', 'media', 'user', 'sign-in']))
  expect(unreserved(paths)).toEqual([])
})
