import { data, redirect, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'

import type { RefusedForm } from '#domain/forms/refused-form.ts'

import { refusedFormsContext } from './load-context.ts'
import { parseRequestForm } from './read-form.ts'
import { redirectRefusals } from './redirect-refusals.ts'

type Action = (args: { request: Request }) => unknown

const ADDRESS = '/sign-up?refused=abc'

type Options = { shown?: RefusedForm; keeps?: boolean; browser?: boolean; form?: Record<string, string> }

async function run(action: Action, { shown, keeps = true, browser = true, form = {} }: Options = {}) {
  const kept: RefusedForm[] = []
  const context = new RouterContextProvider()
  const keep = async (one: RefusedForm) => {
    kept.push(one)
    return keeps ? ADDRESS : undefined
  }
  context.set(refusedFormsContext, browser ? { keep, shown } : undefined)
  const route = { id: 'only', path: '/', module: { default: () => null, action } }
  const build = redirectRefusals({ routes: { only: route } } as unknown as Pick<ServerBuild, 'routes'>)
  const wrapped = build.routes['only']?.module.action as unknown as (args: object) => Promise<unknown>
  const request = new Request('http://localhost/sign-up', { method: 'POST', body: new URLSearchParams(form) })
  const answer = await wrapped({ request, context }).then(
    (value) => ({ returned: value }),
    (error: unknown) => ({ thrown: error }),
  )
  return { kept, ...answer }
}

const refused = { status: 'error', initialValue: { email: 'ada@example.test' }, error: { email: ['Enter an email.'] } }
const location = (answer: { thrown?: unknown }) => (answer.thrown as Response).headers.get('location')

test('R680 a form that is refused leads to the page that shows it again', async () => {
  const answers: [unknown, RefusedForm][] = [
    [refused, { status: 200, data: refused, thrown: false }],
    [data({ result: refused }, 429), { status: 429, data: { result: refused }, thrown: false }],
    [
      { step: 'refused', intent: 'pass' },
      { status: 200, data: { step: 'refused', intent: 'pass' }, thrown: false },
    ],
  ]
  for (const [value, form] of answers) {
    const answer = await run(() => value)
    expect([location(answer as never), answer.kept]).toEqual([ADDRESS, [form]])
  }
  const page = await run(() => {
    throw data({ kind: 'sign-in-first' }, 401) as unknown as Error
  })
  expect([location(page as never), page.kept]).toEqual([
    ADDRESS,
    [{ status: 401, data: { kind: 'sign-in-first' }, thrown: true }],
  ])
})

test('R680 what is no refusal passes through', async () => {
  const broken = new Error('a bug')
  const leading = redirect('/elsewhere')
  const away = data(null, 503)
  for (const value of [
    undefined,
    { done: true },
    data({ codes: ['1'] }),
    data({}, { headers: { a: 'b' }, status: 400 }),
  ]) {
    expect(await run(() => value)).toEqual({ returned: value, kept: [] })
  }
  for (const error of [broken, leading, away]) {
    const answer = await run(() => Promise.reject(error as Error))
    expect(answer).toEqual({ thrown: error, kept: [] })
  }
})

test('R680 it is answered directly if it is not kept, and to who does not browse', async () => {
  const answer = data({ result: refused }, 400)
  expect(await run(() => answer, { keeps: false })).toMatchObject({ returned: answer })
  expect(await run(() => answer, { browser: false })).toEqual({ returned: answer, kept: [] })
  const thrown = data({ kind: 'sign-in-first' }, 401)
  expect(await run(() => Promise.reject(thrown as never), { keeps: false })).toMatchObject({ thrown })
})

test('R680 a form that is shown again is not sent again', async () => {
  const never = () => {
    throw new Error('the action ran')
  }
  const shown = { status: 429, data: { result: refused }, thrown: false }
  expect(await run(never, { shown })).toMatchObject({ returned: { data: { result: refused }, init: { status: 429 } } })
  const page = { status: 401, data: { kind: 'sign-in-first' }, thrown: true }
  expect(await run(never, { shown: page })).toMatchObject({ thrown: { data: page.data, init: { status: 401 } } })
})

test('R681 a page that would show a password, a code or the key of a second step is not kept', async () => {
  const fields = { password: 1, newPassword: 1, code: 1, setup: 1, recovery: 1, 'account-password': 1, email: 1 }
  for (const name of Object.keys(fields)) {
    const secret = 'otpauth://totp/a "quoted" \\ secret'
    const answer = await run(
      async ({ request }) => {
        const form = await parseRequestForm(request, fields)
        return data({ problem: 'wrong', typed: form.get(name) }, 400)
      },
      { form: { [name]: secret } },
    )
    expect([name, answer.kept.length]).toEqual([name, name === 'email' ? 1 : 0])
  }
})
