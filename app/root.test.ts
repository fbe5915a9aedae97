import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { ApiFailure } from '#client/api-failure.ts'
import { createClient, type Transport } from '#client/client.ts'

import { loadReactions } from './listing/load-reactions.ts'
import { clientContext, pageImpressionsContext, siteContext } from './load-context.ts'
import { loader } from './root.tsx'

const SIGNED_IN = { cookie: 'guildhall.session_token=abc' }
const ME = { user: { name: 'Ada', role: 'user' }, profile: null, workspaces: [] }

/** The root's data, or the reactions on a card, where the API answers each path by its status and body. */
function loading(
  answers: Record<string, [status: number, body: unknown]>,
  headers: Record<string, string> = SIGNED_IN,
) {
  const transport: Transport = async (path) => {
    const [, [status, body]] = Object.entries(answers).find(([end]) => path.split('?')[0]?.endsWith(end)) ?? [
      '',
      [404, {}],
    ]
    return Response.json(body, { status })
  }
  const context = new RouterContextProvider()
  context.set(clientContext, createClient(transport))
  context.set(pageImpressionsContext, undefined)
  context.set(siteContext, {
    url: 'http://localhost:3000',
    name: 'Guildhall',
    platformName: 'the platform',
    demo: true,
  })
  const request = new Request('http://localhost:3000/experts', { headers })
  return {
    root: () => loader({ request, context } as unknown as Parameters<typeof loader>[0]),
    reactions: () => loadReactions({ request, context }, [{ slug: 'ada' }]),
  }
}

const failed = (status: number): [number, unknown] => [status, { msg: 'Internal error: 1', code: 'unavailable' }]

test.each([403, 429, 500, 503])(
  'R525 when the account cannot be read (%i), no one is shown as signed out',
  async (status) => {
    const rejected = await loading({ '/me': failed(status) })
      .root()
      .catch((error: unknown) => error)
    expect(rejected).toBeInstanceOf(ApiFailure)
    expect(rejected).toMatchObject({ status })
  },
)

test('R525 when unread messages cannot be counted, the page does not show 0', async () => {
  await expect(loading({ '/me': [200, ME], '/unread': failed(503) }).root()).rejects.toMatchObject({ status: 503 })
})

test('R525 when the reactions of a visitor cannot be read, the page does not show none', async () => {
  await expect(loading({ '/marks': failed(403) }).reactions()).rejects.toMatchObject({ status: 403 })
})

test('R525 a session that has ended is a visitor who is signed out', async () => {
  const ended = { user: null, profile: null, workspaces: [] }
  await expect(loading({ '/me': [200, ended] }).root()).resolves.toMatchObject({ viewer: null })
  await expect(loading({ '/me': failed(503) }, {}).root()).resolves.toMatchObject({ viewer: null })
  const meanwhile = loading({ '/me': [200, ME], '/unread': [401, {}], '/marks': [401, {}] })
  await expect(meanwhile.root()).resolves.toMatchObject({ viewer: { name: 'Ada', unread: 0 } })
  await expect(meanwhile.reactions()).resolves.toMatchObject({ followed: [], liked: [] })
})
