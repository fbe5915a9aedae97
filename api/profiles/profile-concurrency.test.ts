import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeReadyProfile, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
})
afterAll(() => site.close())

const BASE = '/v1/marketplace'
const signUpMany = (count: number, name: string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      site.signUp(`${name}-${index}@example.test`, name, { confirmed: true }),
    ),
  )

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
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'old-home', visibility: 'PUBLIC' })
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

/** Small, seeded and good enough to mix a hundred writes the same way each time. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()

async function recount() {
  const { db } = site.deps
  const slugs = (await db.selectFrom('profile').select(['id', 'slug']).execute()).map(({ id, slug }) => ({ id, slug }))
  const admin = await site.signUp(`recount-${slugs.length}-${Math.round(performance.now())}@example.test`)
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  const listing: { skill: string; profile_id: string }[] = []
  const counts = new Map<string, number>()
  for (const { id, slug } of slugs) {
    const { body } = await site.send('GET', `${BASE}/profiles/${slug}`, { cookie: admin.cookie })
    const status = (body['expertsMetadata'] as { status: string }).status
    if (!body['public'] || !body['hirable'] || status !== 'ACTIVE') continue
    const place = await db
      .selectFrom('profile')
      .where('id', '=', id)
      .select(['country_code', 'city_slug'])
      .executeTakeFirstOrThrow()
    for (const { skill_slug: skill } of await db
      .selectFrom('profile_skill')
      .where('profile_id', '=', id)
      .select('skill_slug')
      .execute()) {
      listing.push({ skill, profile_id: id })
      const keys = [
        [skill, '', ''],
        [skill, place.country_code ?? '', ''],
      ]
      if (place.city_slug) keys.push([skill, place.country_code ?? '', place.city_slug])
      for (const key of keys) counts.set(key.join('/'), (counts.get(key.join('/')) ?? 0) + 1)
    }
  }
  return { listing: sorted(listing), counts: [...counts].map(([key, experts]) => `${key}=${experts}`).sort() }
}

test('R44 a hundred writes at once leave listings, counts and counters as a recount finds them', async () => {
  const { db } = site.deps
  const roll = dice(20_260_601)
  const people = await signUpMany(6, 'mixed')
  await Promise.all(
    people.map(async ({ userId }, index) => {
      await makeWorkspace(db, { ownerId: userId, plan: 'core' })
      await makeReadyProfile(db, { userId, slug: `mixed-${index}` })
    }),
  )
  const skills = ['Web Design', 'Figma', 'SEO', 'Webflow']
  const places = [
    { city: 'Lisbon', country: 'Portugal' },
    { city: 'NYC', country: 'USA' },
    { city: 'Nowhere', country: 'Germany' },
    null,
  ]
  const write = async (): Promise<number> => {
    const mine = roll(people.length)
    const cookie = people[mine]?.cookie ?? ''
    const other = `mixed-${(mine + 1 + roll(people.length - 1)) % people.length}`
    const patch = (body: object) => site.send('PATCH', `${BASE}/profile/user`, { cookie, body })
    const acts = [
      () => patch({ skills: skills.slice(0, roll(5)) }),
      () => patch({ location: places[roll(places.length)] }),
      () => patch({ public: roll(3) > 0 }),
      () => patch({ hirable: roll(3) > 0 }),
      async () => {
        const { id } = await db
          .selectFrom('profile')
          .where('slug', '=', `mixed-${mine}`)
          .select('id')
          .executeTakeFirstOrThrow()
        return site.send('PATCH', `${BASE}/profiles/activate/${id}`, { cookie })
      },
      () =>
        site.send('POST', `${BASE}/profiles/${['follow', 'unfollow', 'like', 'unlike'][roll(4)]}`, {
          cookie,
          body: { profileSlug: other },
        }),
    ]
    return ((await acts[roll(acts.length)]?.()) ?? { status: 0 }).status
  }
  const statuses = await Promise.all(Array.from({ length: 100 }, write))
  expect(statuses.filter((status) => status >= 500 || status === 0)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40)

  const expected = await recount()
  expect(sorted(await db.selectFrom('listing').select(['skill', 'profile_id']).execute())).toEqual(expected.listing)
  const counts = await db
    .selectFrom('listing_count')
    .select(['skill', 'country_code', 'city_slug', 'experts'])
    .execute()
  expect(counts.map((row) => `${row.skill}/${row.country_code}/${row.city_slug}=${row.experts}`).sort()).toEqual(
    expected.counts,
  )
  const counters = await db
    .selectFrom('profile')
    .select((eb) => [
      'num_followers',
      'num_likes',
      eb
        .selectFrom('follow')
        .whereRef('follow.profile_id', '=', 'profile.id')
        .select(eb.fn.countAll<string>().as('n'))
        .as('followers'),
      eb
        .selectFrom('profile_like')
        .whereRef('profile_like.profile_id', '=', 'profile.id')
        .select(eb.fn.countAll<string>().as('n'))
        .as('likes'),
    ])
    .execute()
  for (const row of counters)
    expect([row.num_followers, row.num_likes]).toEqual([Number(row.followers), Number(row.likes)])
})
