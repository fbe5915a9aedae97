import { afterAll, beforeAll, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import type { OpenApiDocument } from './contract.ts'

const ELSEWHERE = { origin: 'https://elsewhere.example' }
const ALLOW = 'access-control-allow-origin'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const { userId } = await site.signUp('ada@example.test')
  await makeReadyProfile(site.deps.db, { userId, slug: 'ada-moreau' })
})
afterAll(() => site.close())

type Read = { path: string; tag: string | undefined; isPublic: boolean; needsLink: boolean }

/** Every read in the contract, which is made from the routes. */
async function listReads(): Promise<Read[]> {
  const { paths } = (await site.send('GET', '/openapi.json')).body as unknown as Pick<OpenApiDocument, 'paths'>
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get
      ? [
          {
            path,
            tag: get.tags?.[0],
            isPublic: get.security?.length === 0,
            needsLink: get.parameters?.some(({ name }) => name === 'token') ?? false,
          },
        ]
      : [],
  )
}

const filled = (path: string) =>
  path
    .replace('{slug}', 'ada-moreau')
    .replace('{type}', 'sites')
    .replace(/\{\w+\}/g, 'x')

test('R457 public reads, and no others, may be read by scripts of other sites', async () => {
  for (const { path, isPublic } of await listReads()) {
    const { headers } = await site.send('GET', filled(path), { headers: ELSEWHERE })
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect([path, headers.get(ALLOW)]).toEqual([path, isPublic ? '*' : null])
  }
})

test('R457 profiles, their work, lists, searches, suggestions and counts are public reads', async () => {
  const isPromised = ({ path, tag, needsLink }: Read) =>
    (tag === 'Experts' || tag === 'Profiles') && !needsLink && !path.includes('/verify/')
  const reads = await listReads()
  expect(reads.filter(({ isPublic }) => isPublic)).toEqual(reads.filter(isPromised))
})

test('R457 a write from another site is refused, and its answer not readable', async () => {
  const path = '/v1/marketplace/profiles/ada-moreau/user'
  const { status, headers } = await site.send('PATCH', path, { headers: ELSEWHERE, body: { title: 'Taken over' } })
  expect([status, headers.get(ALLOW)]).toEqual([403, null])
})

test('R456 answers tell what is left of a limit, and so does the refusal', async () => {
  const { points, seconds } = RATE_LIMITS.searches
  const path = '/v1/marketplace/search?q=ada'
  const answers = []
  for (let turn = 0; turn <= points; turn++) answers.push(await site.send('GET', path, { headers: ELSEWHERE }))
  const left = answers.map(({ headers }) =>
    Number(/^"searches";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1]),
  )
  expect(left).toEqual([...Array.from({ length: points }, (_, turn) => points - 1 - turn), 0])
  expect(answers[0]?.headers.get('ratelimit-policy')).toBe(`"searches";q=${points};w=${seconds}`)
  expect(answers[0]?.headers.get('access-control-expose-headers')).toContain('RateLimit')
  const { status, headers } = answers.at(-1) ?? {}
  expect([status, headers?.get(ALLOW)]).toEqual([429, '*'])
})
