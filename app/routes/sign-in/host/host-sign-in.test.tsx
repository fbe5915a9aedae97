import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { clientContext, siteContext } from '#app/load-context.ts'
import { createClient } from '#client/client.ts'

import { action, loader } from './host-sign-in.tsx'

test('R411 a site builder that cannot be reached is said so, and the page does not just come back', async () => {
  const context = new RouterContextProvider()
  context.set(siteContext, { signIn: { hostName: 'Plinth', passwords: true } } as never)
  context.set(
    clientContext,
    createClient(async () => Response.json({ step: 'refused', reason: 'unreachable' })),
  )
  const path = '/sign-in/host'
  const { query } = createStaticHandler([{ id: 'host', path, loader: loader as never, action: action as never }])
  const body = new URLSearchParams({ next: '/inbox' })
  const answer = await query(new Request(`http://localhost${path}`, { method: 'POST', body }), {
    requestContext: context,
  })
  expect(answer).toMatchObject({
    statusCode: 502,
    actionData: { host: { reason: 'unreachable', next: '/inbox', hostName: 'Plinth' } },
  })
})
