import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
})
afterAll(() => site.close())

const BASE = '/v1/marketplace'
const signUpMany = (count: number, name: string) =>
  Promise.all(Array.from({ length: count }, (_, index) => site.signUp(`${name}-${index}@example.test`)))

test('R3 of two simultaneous claims of one handle exactly one wins', async () => {
  const people = await signUpMany(6, 'claim')
  const answers = await Promise.all(
    people.map(({ cookie }) =>
      site.send('POST', `${BASE}/profile/user`, { cookie, body: { name: 'C', slug: 'wanted-one' } }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.body['code'] === 'slug_taken')).toHaveLength(5)
})

test('R26 a handle that is being released is not snatched in the same moment', async () => {
  const [owner, thief] = await signUpMany(2, 'snatch')
  if (!owner || !thief) throw new Error('nobody signed up')
  await site.send('POST', `${BASE}/profile/user`, { cookie: owner.cookie, body: { name: 'O', slug: 'old-home' } })
  const [moved, snatched] = await Promise.all([
    site.send('PATCH', `${BASE}/profile/user`, { cookie: owner.cookie, body: { slug: 'new-home' } }),
    site.send('POST', `${BASE}/profile/user`, { cookie: thief.cookie, body: { name: 'T', slug: 'old-home' } }),
  ])
  expect([moved.status, snatched.body['code']]).toEqual([200, 'slug_taken'])
})

test('two simultaneous creates by one owner: one 201, one 409', async () => {
  const { cookie } = await site.signUp('twice@example.test')
  const answers = await Promise.all(
    ['one', 'two'].map((name) =>
      site.send('POST', `${BASE}/profile/user`, { cookie, body: { name, slug: `twice-${name}` } }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  expect(answers.find((answer) => answer.status === 409)?.body['code']).toBe('profile_exists')
})

test('R31 ten simultaneous follows by one person: one follower more; by ten people: ten', async () => {
  const { db } = site.deps
  const owner = await site.signUp('followed@example.test')
  await makeReadyProfile(db, { userId: owner.userId, slug: 'followed-one' })
  const fans = await signUpMany(10, 'fan')
  const follow = (cookie: string) =>
    site.send('POST', `${BASE}/profiles/follow`, { cookie, body: { profileSlug: 'followed-one' } })
  await Promise.all(Array.from({ length: 10 }, () => follow(fans[0]?.cookie ?? '')))
  const counted = () =>
    db.selectFrom('profile').where('slug', '=', 'followed-one').select('num_followers').executeTakeFirstOrThrow()
  expect(await counted()).toEqual({ num_followers: 1 })
  await Promise.all(fans.map(({ cookie }) => follow(cookie)))
  expect(await counted()).toEqual({ num_followers: 10 })
  const following = await db
    .selectFrom('user')
    .where('id', '=', fans[0]?.userId ?? '')
    .select('num_following')
    .executeTakeFirstOrThrow()
  expect(following).toEqual({ num_following: 1 })
})

test('of many edits made from one version, one is written', async () => {
  const owner = await site.signUp('edited@example.test')
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'edited-one' })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      site.send('PATCH', `${BASE}/profile/user`, {
        cookie: owner.cookie,
        body: { about: `Edit ${index}` },
        headers: { 'if-match': '"1"' },
      }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412, 412, 412, 412, 412, 412, 412])
})
