import { createHash } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { MAX_LENGTH, MESSAGE_LIMITS } from '#domain/limits.ts'
import { makeExpert, makeReadyProfile, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace'
const TOKEN = 'a token of the tests for the host'.replaceAll(' ', '-')
let site: TestSite
let owner: { cookie: string; userId: string }
let admin: { cookie: string; userId: string }
/** What stands for the parameters in the paths of the contract. */
let params: Record<string, string>

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, hostSyncToken: TOKEN })
  const { db } = site.deps
  owner = await site.signUp('owner@example.test')
  admin = await site.signUp('admin@example.test')
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  await makeReadyProfile(db, { userId: owner.userId, slug: 'target-one', name: 'Target' })
  const workspace = await makeWorkspace(db, { ownerId: owner.userId, plan: 'core' })
  await makeReadyProfile(db, { workspaceId: workspace.id, slug: 'target-two', name: 'Target' })
  await makeExpert(db, { slug: 'an-expert', expert_status: 'ACTIVE' })
  const body = { subject: 'A new website', body: 'We need a website for our bakery by spring.' }
  const sent = await site.send('POST', `${BASE}/profiles/an-expert/message/hire`, { cookie: owner.cookie, body })
  params = {
    slug: 'target-one',
    username: 'an-expert',
    workspaceId: workspace.id,
    action: 'follow',
    id: String(sent.body['id']),
  }
})
afterAll(() => site.close())

/** Hard to compress, so that no index takes it for something short. */
function noise(length: number): string {
  let text = ''
  while (text.length < length) text += createHash('sha256').update(String(text.length)).digest('hex')
  return text.slice(0, length)
}

const HUGE = [
  noise(10_000),
  `${noise(60)}@${noise(9900).replaceAll(/(.{50})/g, '$1.')}example.test`,
  `https://example.test/${noise(10_000)}`,
]

type Schema = {
  type?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
}
type Path = (string | number)[]

/** Every place in a body where any text may stand. */
function textsIn(schema: Schema, path: Path = []): Path[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textsIn(one, [...path, name]))
  const listed = schema.items ? textsIn(schema.items, [...path, 0]) : []
  const chosen = (schema.anyOf ?? []).flatMap((one) => textsIn(one, path))
  const isText = [schema.type].flat().includes('string') && !schema.enum && path.length > 0
  const all = [...(isText ? [path] : []), ...inside, ...listed, ...chosen]
  return [...new Map(all.map((one) => [one.join('.'), one])).values()]
}

function withText(body: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text
  if (typeof first === 'number') return [withText((body as unknown[] | undefined)?.[0], rest, text)]
  const fields = (body ?? {}) as Record<string, unknown>
  return { ...fields, [first]: withText(fields[first], rest, text) }
}

type Operation = { requestBody?: { content: { 'application/json'?: { schema: { $ref?: string } } } } }
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema & { example?: unknown }> }
}

function callerOf(path: string) {
  if (path.startsWith(`${BASE}/host/`)) return { headers: { authorization: `Bearer ${TOKEN}` } }
  if (path.startsWith(`${BASE}/admin/`)) return { cookie: admin.cookie }
  // A guest: an account's own name and address are taken, whatever is sent.
  return path.endsWith('/message/hire') ? {} : { cookie: owner.cookie }
}

test('R239 10,000 characters in any field of any call are no error of ours', { timeout: 60_000 }, async () => {
  const { paths, components } = (await site.send('GET', '/openapi.json')).body as unknown as Contract
  let tried = 0
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const name = requestBody?.content['application/json']?.schema.$ref?.split('/').pop()
      const schema = name === undefined ? undefined : components.schemas[name]
      if (!schema) continue
      const address = path.replaceAll(/\{(\w+)\}/g, (_all, param: string) => params[param] ?? newId())
      for (const field of textsIn(schema)) {
        for (const text of HUGE) {
          const body = withText(schema.example, field, text)
          const { status } = await site.send(method.toUpperCase(), address, { ...callerOf(path), body })
          const where = `${method} ${path} ${field.join('.')} ${text.slice(0, 30)}`
          expect([where, status < 500]).toEqual([where, true])
          tried += 1
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(200)
})

test('R239 nor do they trouble anything that better-auth answers', async () => {
  const calls: [string, Record<string, string>][] = [
    ['sign-up/email', { name: 'Ada', email: 'new@example.test', password: 'correct horse' }],
    ['sign-in/email', { email: 'owner@example.test', password: 'correct horse' }],
    ['request-password-reset', { email: 'owner@example.test' }],
    ['change-password', { currentPassword: 'correct horse', newPassword: 'wrong horse battery' }],
  ]
  for (const [path, body] of calls) {
    for (const field of Object.keys(body)) {
      for (const text of HUGE) {
        const answer = await site.send('POST', `/user/auth/${path}`, {
          cookie: owner.cookie,
          body: { ...body, [field]: text },
        })
        const where = `${path} ${field} ${text.slice(0, 30)}`
        expect([where, answer.status < 500]).toEqual([where, true])
      }
    }
  }
  const { rows } = await site.deps.pool.query('select count(*)::int as users from "user" where length(email) > 254')
  expect(rows).toEqual([{ users: 0 }])
})

const PROFILE = `${BASE}/profile/user`
const INQUIRY = { subject: 'A new website', body: 'We need a website for our bakery by spring.' }
const GUEST = { ...INQUIRY, name: 'Tom Baker', email: 'tom@example.test' }
const of = (unit: string) => (length: number) => unit.repeat(length)
const address = (length: number) => {
  const local = 'a'.repeat(64)
  const domain = Array.from({ length: 9 }, () => 'b'.repeat(40)).join('.')
  return `${local}@${domain.slice(0, length - local.length - 6)}.test`
}
const url = (length: number) => `https://example.test/${'x'.repeat(length - 21)}`

type Field = { field: string; max: number; make?: (length: number) => string; wrap?: (text: string) => unknown }
const profileFields: Field[] = [
  { field: 'name', max: MAX_LENGTH.name },
  { field: 'title', max: MAX_LENGTH.title },
  { field: 'employer', max: MAX_LENGTH.employer },
  { field: 'about', max: MAX_LENGTH.about },
  { field: 'website', max: MAX_LENGTH.url, make: url },
  { field: 'inquiryEmailAddress', max: MAX_LENGTH.email, make: address },
  { field: 'location.city', max: MAX_LENGTH.place, wrap: (city) => ({ location: { city } }) },
  { field: 'location.country', max: MAX_LENGTH.place, wrap: (country) => ({ location: { country } }) },
  { field: 'skills.0', max: MAX_LENGTH.skill, wrap: (skill) => ({ skills: [skill] }) },
]

test.each(profileFields)('R239 $field has at most $max characters', async ({ field, max, make = of('é'), wrap }) => {
  const body = (text: string) => wrap?.(text) ?? { [field]: text }
  const patch = (text: string) => site.send('PATCH', PROFILE, { cookie: owner.cookie, body: body(text) })
  expect((await patch(make(max))).status).toBe(200)
  const { status, body: answer } = await patch(make(max + 1))
  expect([status, Object.keys(answer['fields'] as object)]).toEqual([400, [field]])
})

test('R239 an inquiry address of 342 characters is refused at its field', async () => {
  const body = { inquiryEmailAddress: address(342) }
  const answer = await site.send('PATCH', PROFILE, { cookie: owner.cookie, body })
  expect([answer.status, answer.body['fields']]).toEqual([
    400,
    { inquiryEmailAddress: ['Address may have at most 254 characters.'] },
  ])
})

test.each<Field>([
  { field: 'subject', max: MESSAGE_LIMITS.subject.max },
  { field: 'body', max: MESSAGE_LIMITS.body.max },
  { field: 'name', max: MAX_LENGTH.accountName },
  { field: 'email', max: MAX_LENGTH.email, make: address },
])('R239 a guest’s $field has at most $max characters', async ({ field, max, make = of('é') }) => {
  const send = (text: string) =>
    site.send('POST', `${BASE}/profiles/an-expert/message/hire`, { body: { ...GUEST, [field]: text } })
  expect((await send(make(max))).status).toBe(202)
  const { status, body } = await send(make(max + 1))
  expect([status, Object.keys(body['fields'] as object)]).toEqual([400, [field]])
})
