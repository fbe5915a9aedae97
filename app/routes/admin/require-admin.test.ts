import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'
import { SECOND_FACTOR_OFF, type SecondFactor } from '#domain/accounts/second-factor.ts'

import { receiveAdminForm, requireAdmin } from './require-admin.ts'

const ADDRESS = 'http://localhost:3000/admin/profiles?q=ada'
const SET_UP = '/account/second-factor?next=%2Fadmin%2Fprofiles%3Fq%3Dada'
const REQUIRED = { ...SECOND_FACTOR_OFF, required: true }

/** An account as the API describes it to its pages. */
function signedInAs(role: string, secondFactor: SecondFactor = SECOND_FACTOR_OFF) {
  const user = { id: 'u', email: 'a@example.org', emailVerified: true, role, secondFactor }
  return createClient(async () => Response.json({ user, profile: null, workspaces: [] }))
}

const open = (client: ReturnType<typeof createClient>) =>
  requireAdmin(client, new Request(ADDRESS)).catch((error: unknown) => error)

test.each([
  ['without one, where it is required', REQUIRED],
  ['with one that this session has not passed', { on: true, required: false, passed: false }],
])('R250 an admin %s is led to the page of it, and back', async (_who, factor) => {
  const answer = (await open(signedInAs('admin', factor))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, SET_UP])
})

test('R250 a form of theirs is not received either', async () => {
  const body = new URLSearchParams({ reason: 'Looked into it' })
  const request = new Request(ADDRESS, { method: 'POST', body })
  const answer = receiveAdminForm(signedInAs('admin', REQUIRED), request, { reason: 1 })
  await expect(answer).rejects.toMatchObject({ status: 303 })
})

test.each([
  ['passed', { on: true, required: true, passed: true }],
  ['not required', SECOND_FACTOR_OFF],
])('R250 the admin pages open once it is %s', async (_state, factor) => {
  expect(await open(signedInAs('admin', factor))).toBeUndefined()
})

test('R135 R250 a user who is not an admin gets a 404, with a second factor and without', async () => {
  for (const factor of [SECOND_FACTOR_OFF, REQUIRED]) {
    expect(await open(signedInAs('user', factor))).toMatchObject({ init: { status: 404 } })
  }
})
