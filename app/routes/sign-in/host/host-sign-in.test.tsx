import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { clientContext, siteContext } from '#app/load-context.ts'
import { createClient } from '#client/client.ts'

import { HostProblem } from './host-problems.tsx'
import HostSignIn, { action, loader } from './host-sign-in.tsx'

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

test('R567 the page to go on to is kept by the button, by another try, and by the other ways to sign in', () => {
  const context = new RouterContextProvider()
  context.set(siteContext, { signIn: { hostName: 'Plinth', passwords: true } } as never)
  const loaded = (query: string) =>
    loader({ request: new Request(`http://localhost/sign-in/host${query}`), context } as never)
  expect(loaded('')).toEqual({ hostName: 'Plinth', next: '' })
  expect(loaded('?next=https://evil.example/')).toEqual({ hostName: 'Plinth', next: '/' })
  const loaderData = loaded('?next=%2F%40ada%2Fcontact%3Ftopic%3Dx')
  const problem = { reason: 'denied' as const, fresh: false, ...loaderData }
  const first = renderToStaticMarkup(<HostSignIn {...({ loaderData } as Parameters<typeof HostSignIn>[0])} />)
  const again = renderToStaticMarkup(<HostProblem {...problem} />)
  for (const html of [first, again]) {
    expect(html).toContain('name="next" value="/@ada/contact?topic=x"')
    expect(html).toContain('href="/sign-in?next=%2F%40ada%2Fcontact%3Ftopic%3Dx"')
  }
})
