import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'

import { forceDocumentLoads } from './force-document-loads.ts'
import { documentRequestContext } from './load-context.ts'

/** Calls the loader of a route as React Router would, for the document or for its data. */
async function load(id: string, { handle, document }: { handle?: object; document: boolean }): Promise<unknown> {
  const module = { default: () => null, handle, loader: () => 'loaded' }
  const build = forceDocumentLoads({ routes: { [id]: { id, path: '/', module } } } as unknown as Pick<
    ServerBuild,
    'routes'
  >)
  const context = new RouterContextProvider()
  context.set(documentRequestContext, document)
  const loader = build.routes[id]?.module.loader as unknown as (args: object) => unknown
  const request = new Request('http://localhost:3000/hire/seo?page=2')
  return (async () => loader({ request, context }))()
}

test('R585 the data of a page that does not hydrate is a redirect to its document', async () => {
  const answer = await load('hire', { document: false }).catch((error: unknown) => error as Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([
    302,
    '/hire/seo?page=2',
    'true',
  ])
  expect(await load('hire', { document: true })).toBe('loaded')
})

test('R585 hydrated pages and the layout around them have data', async () => {
  expect(await load('edit', { handle: { hydrate: true }, document: false })).toBe('loaded')
  expect(await load('root', { document: false })).toBe('loaded')
})
