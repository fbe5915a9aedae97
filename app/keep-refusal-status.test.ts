import { redirect, type RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'

import { ApiFailure } from '#client/api-failure.ts'
import { createClient } from '#client/client.ts'

import { keepRefusalStatus } from './keep-refusal-status.ts'
import { receiveAccountForm } from './routes/sign-in/receive-form.ts'

type Handler = (args: { request: Request; context: RouterContextProvider }) => unknown

function run(handler: Handler, request = new Request('http://localhost:3000/inbox?page=2')): Promise<unknown> {
  const route = { id: 'only', path: '/', module: { default: () => null, loader: handler, action: handler } }
  const build = keepRefusalStatus({ routes: { only: route } } as unknown as Pick<ServerBuild, 'routes'>)
  const { loader, action } = build.routes['only']?.module ?? {}
  const guarded = (request.method === 'GET' ? loader : action) as unknown as Handler
  return Promise.resolve(guarded({ request, context: {} as RouterContextProvider }))
}

const refusing = (status: number) => () => {
  throw new ApiFailure({ status, code: 'example', msg: 'Example: refused' })
}

const signedIn = createClient(async () =>
  Response.json({ user: { id: 'u', email: 'a@example.org', emailVerified: true }, profile: null, workspaces: [] }),
)

test.each([400, 403, 404, 409, 413, 422, 429])('R258 a refusal with %i keeps its status', async (status) => {
  await expect(run(refusing(status))).rejects.toMatchObject({ init: { status } })
})

test('R258 a session that expires between two reads redirects to the sign-in page and back', async () => {
  const answer = await run(refusing(401)).catch((error: unknown) => error as Response)
  expect(answer).toMatchObject({ status: 303 })
  expect((answer as Response).headers.get('location')).toBe('/sign-in?next=%2Finbox%3Fpage%3D2&expired=1')
})

test('R258 a session that expires between two calls of a form keeps the typed values', async () => {
  const body = new URLSearchParams({ text: 'Dear Ada', password: 'secret words' })
  const request = new Request('http://localhost:3000/inbox/7.data', { method: 'POST', body })
  const answer = run(async (args) => {
    await receiveAccountForm(signedIn, args.request, { text: 1, password: 1 })
    return refusing(401)()
  }, request)
  await expect(answer).rejects.toMatchObject({
    data: { kind: 'sign-in-first', to: '/inbox/7', entries: [['text', 'Dear Ada']] },
    init: { status: 401 },
  })
})

test('server errors, redirects and results pass through unchanged', async () => {
  const broken = new Error('a bug')
  await expect(run(() => Promise.reject(broken))).rejects.toBe(broken)
  const unavailable = refusing(503)
  await expect(run(unavailable)).rejects.toBeInstanceOf(ApiFailure)
  const leading = redirect('/elsewhere')
  await expect(run(() => Promise.reject(leading as never))).rejects.toBe(leading)
  await expect(run(() => 'read')).resolves.toBe('read')
})
