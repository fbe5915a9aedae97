import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { type HostReport, parseReport } from '#use-cases/host/host-report.ts'

import { receiveReportBatch } from './receive-batch.ts'

const MANY = 100

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ demo: false })
})
afterAll(() => site.close())

function report(kind: HostKind, id: string, input: object): HostReport {
  const parsed = parseReport(kind, { id, input: { ...input, version: 1 } })
  if (!parsed.ok) throw new Error(parsed.error.detail)
  return parsed.value
}
const user = (id: string) => report('user', id, { name: 'Ada', email: `${id}@example.test`, emailVerified: true })
const workspace = (id: string, userId: string) =>
  report('workspace', id, { slug: `s-${id}`, name: 'Team', plan: 'core', members: [{ userId, role: 'owner' }] })
const asset = (id: string, workspaceId: string) =>
  report('asset', id, {
    type: 'sites',
    owner: { workspaceId },
    name: 'Site',
    slug: 's',
    public: true,
    publishedOn: null,
  })
const deletion = ({ kind, id }: HostReport): HostReport => ({
  kind,
  id,
  version: 2,
  input: undefined,
  snapshotId: undefined,
})

/** Takes the reports; returns how many of them got each status, and the number of queries that it took. */
async function take(reports: HostReport[]) {
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const deps = { ...site.deps, db: site.deps.db.withPlugin(counter) }
  const statuses: Record<string, number> = {}
  for (const result of (await receiveReportBatch(deps, reports, { snapshotId: undefined })).values()) {
    const status = result.ok ? result.value.status : result.error.code
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return { statuses, isTogether: queries < MANY }
}

test('R542 reports that wait, what they wait for, and deletions are taken together', async () => {
  const ids = Array.from({ length: MANY }, () => newId())
  const assets = ids.map((id) => asset(id, id))
  const workspaces = ids.map((id) => workspace(id, id))
  const users = ids.map((id) => user(id))
  expect(await take(assets)).toEqual({ statuses: { pending: MANY }, isTogether: true })
  expect(await take(workspaces)).toEqual({ statuses: { pending: MANY }, isTogether: true })
  expect(await take(users)).toEqual({ statuses: { created: MANY }, isTogether: true })
  const { db } = site.deps
  const owned = db.selectFrom('asset').where('owner_workspace_id', 'is not', null).select('id')
  expect(await owned.execute()).toHaveLength(MANY)
  expect(await db.selectFrom('host_entry').where('pending', 'is not', null).select('id').execute()).toEqual([])
  expect(await take(assets)).toEqual({ statuses: { unchanged: MANY }, isTogether: true })
  expect(await take(users.map(deletion))).toEqual({ statuses: { deleted: MANY }, isTogether: true })
  // Work goes with its workspace, which is deleted first.
  expect(await take([...assets, ...workspaces].map(deletion))).toEqual({
    statuses: { deleted: MANY, unchanged: MANY },
    isTogether: true,
  })
  expect(await take(users)).toEqual({ statuses: { stale: MANY }, isTogether: true })
  expect(await owned.execute()).toEqual([])
})

test('R53 accounts that are deleted together leave every count', async () => {
  const people = await Promise.all(
    ['one', 'two', 'three'].map(async (name) => {
      const person = await site.signUp(`${name}@example.test`, name, { confirmed: true })
      await site.send('POST', '/v1/marketplace/profile/user', {
        body: { name, slug: `count-${name}` },
        cookie: person.cookie,
      })
      return person
    }),
  )
  const { db } = site.deps
  await db.updateTable('profile').set({ visibility: 'PUBLIC' }).where('slug', 'like', 'count-%').execute()
  const mark = async (name: string, action: string, profileSlug: string) => {
    const { cookie } = people[['one', 'two', 'three'].indexOf(name)] ?? { cookie: '' }
    const { status } = await site.send('POST', `/v1/marketplace/profiles/${action}`, { body: { profileSlug }, cookie })
    expect(status).toBe(200)
  }
  for (const name of ['one', 'two']) {
    await mark(name, 'follow', 'count-three')
    await mark(name, 'like', 'count-three')
    await mark('three', 'follow', `count-${name}`)
  }
  const counts = () =>
    db
      .selectFrom('profile')
      .innerJoin('user', 'user.id', 'profile.owner_user_id')
      .where('slug', '=', 'count-three')
      .select(['num_followers', 'num_likes', 'num_following'])
      .executeTakeFirst()
  expect(await counts()).toEqual({ num_followers: 2, num_likes: 2, num_following: 2 })
  const { statuses } = await take(people.slice(0, 2).map(({ userId }) => deletion(user(userId))))
  expect(statuses).toEqual({ deleted: 2 })
  expect(await counts()).toEqual({ num_followers: 0, num_likes: 0, num_following: 0 })
})
