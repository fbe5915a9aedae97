import { createStaticHandler, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'

import { clientContext, siteContext } from '#app/load-context.ts'
import { createClient } from '#client/client.ts'

import { action, loader } from './host-initiate.tsx'

const PATH = '/sign-in/host/initiate'
const AUTHORIZE = 'https://id.plinth.example/authorize?state=x'

let started: unknown[] = []
beforeEach(() => void (started = []))

function send(query: Record<string, string>, init?: RequestInit) {
  const context = new RouterContextProvider()
  context.set(siteContext, {
    url: 'https://example.com/experts',
    signIn: { hostName: 'Plinth', passwords: true },
  } as never)
  const answer = async (_: string, { body }: RequestInit) => {
    const given = JSON.parse(String(body)) as { iss: string }
    started.push(given)
    const isOurs = given.iss === 'https://id.plinth.example'
    return Response.json(isOurs ? { step: 'go', url: AUTHORIZE } : { step: 'refused', reason: 'invalid-start' })
  }
  context.set(clientContext, createClient(answer))
  const handler = createStaticHandler([
    { id: 'initiate', path: PATH, loader: loader as never, action: action as never },
  ])
  const request = new Request(`https://example.com${PATH}?${new URLSearchParams(query)}`, init)
  return handler.query(request, { requestContext: context })
}

const iss = 'https://id.plinth.example'
const target_link_uri = 'https://example.com/experts/inbox?x=1'

test('R568 it leads to the provider, and on to the target', async () => {
  const answer = (await send({ iss, login_hint: 'ada', target_link_uri })) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, AUTHORIZE])
  await send({ iss, login_hint: 'x'.repeat(5000) })
  expect(started).toEqual([
    { next: '/inbox?x=1', fresh: false, iss, loginHint: 'ada' },
    { next: '', fresh: false, iss },
  ])
})

test('R568 another issuer or a target elsewhere begins nothing, and the page says so', async () => {
  const refused = { statusCode: 400, loaderData: { initiate: { reason: 'invalid-start', hostName: 'Plinth' } } }
  expect(await send({ iss: 'https://evil.example' })).toMatchObject(refused)
  expect(await send({})).toMatchObject(refused)
  started = []
  for (const target of ['https://evil.example/', 'https://example.com/other', '//evil.example', '']) {
    expect(await send({ iss, target_link_uri: target })).toMatchObject(refused)
  }
  expect(started).toEqual([])
})

test('R568 a form leads on to the same address by GET', async () => {
  const body = new URLSearchParams({ iss, target_link_uri, client_id: 'guildhall' })
  const answer = (await send({}, { method: 'POST', body })) as Response
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${PATH}?${new URLSearchParams({ iss, target_link_uri })}`)
  expect(started).toEqual([])
})
