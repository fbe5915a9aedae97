import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { createGuildhallClient, type HostLine } from './guildhall-client.ts'
import { hashOf } from './host-content.ts'

const TOKEN = 't'.repeat(40)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, demo: false, unlimited: true })
})
afterAll(() => site.close())

const AWKWARD = [
  'Ada  Moreau',
  '\tAda\u00a0Moreau ',
  'Line one\r\nline two',
  ' \u3000 ',
  '',
  'Mo\u200breau \u202eback',
  'علی\u200cرضا 👩🏽‍💻',
  'x'.repeat(200),
]
const texts = [...AWKWARD, ...fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: 150, seed: 7 })]
  // What PostgreSQL cannot store is refused.
  .filter((text) => text.isWellFormed() && !text.includes('\0'))

const lines: HostLine[] = texts.flatMap((text, at): HostLine[] => [
  {
    kind: 'users',
    id: `user-${at}`,
    report: { name: text, email: ` Person-${at}@Example.test `, emailVerified: at % 2 === 0, version: 1 },
  },
  {
    kind: 'workspaces',
    id: `space-${at}`,
    report: {
      name: text,
      slug: ` slug-${at} `,
      plan: 'core',
      createdOn: '2026-01-31T12:00:00+02:00',
      members: [
        { userId: `user-${at}`, role: 'owner' },
        { userId: 'user-0', role: 'member' },
      ].filter(({ userId, role }) => role === 'owner' || userId !== `user-${at}`) as [],
      version: 1,
    },
  },
  {
    kind: 'assets',
    id: `asset-${at}`,
    report: {
      type: 'sites',
      owner: { workspaceId: `space-${at}` },
      name: text,
      slug: `s-${at}`,
      description: text,
      url: at % 2 ? ' bakery.example/path' : null,
      public: true,
      publishedOn: '2026-01-31T12:00:00.5Z',
      version: 1,
    },
  },
])

test('R543 the hash of the SDK, of the answer and of the list are the same, however a text is typed', async () => {
  const host = createGuildhallClient({
    siteUrl: 'http://localhost:3000',
    token: TOKEN,
    fetch: async (request) => site.api.fetch(request, { clientAddress: '203.0.113.7', requestId: 'sdk' }),
  })
  const computed = new Map(lines.map((line) => [`${line.kind} ${line.id}`, hashOf(line)]))
  const answered = new Map<string, string | undefined>()
  for await (const { line, answer } of host.sendBatch(lines)) {
    expect([line, answer.status]).toEqual([line, 'created'])
    answered.set(`${line.kind} ${line.id}`, answer.hash)
  }
  expect(answered).toEqual(computed)
  const listed = new Map<string, string>()
  for (const kind of ['users', 'workspaces', 'assets'] as const) {
    const { data } = await host.GET('/v1/marketplace/host/{kind}', { params: { path: { kind } } })
    for (const { id, hash } of data?.items ?? []) listed.set(`${kind} ${id}`, hash)
  }
  expect(listed).toEqual(computed)
})
