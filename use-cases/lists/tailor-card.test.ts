import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { makeExpert, makeSite } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

import { readHirePage } from './read-hire-page.ts'
import { searchExperts } from './search-experts.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(() => site.deps.db.deleteFrom('user').execute())

const MANY =
  'webflow branding illustration seo figma copywriting shopify photography animation ux-research packaging-design logo-design'
const picture = (name: string) => ({ name, thumbnail_url: `/media/thumbnail/${name}/640.webp` })

/** An expert with twelve skills, a highlight and five sites, one of them a logo for a bakery. */
async function makeMany(values: Parameters<typeof makeExpert>[1] = {}) {
  const { db } = site.deps
  const made = await makeExpert(db, { slug: 'many', skills: MANY.split(' '), ...values })
  const make = (name: string, description: string, day: number) =>
    makeSite(db, {
      owner_user_id: made.userId,
      ...picture(name),
      description,
      published_at: new Date(Date.UTC(2025, 0, day)),
    })
  for (let day = 2; day < 6; day++) await make(`Site ${day}`, 'Pages for a museum.', day)
  const { id: workId } = await make('Crumb', 'Name, logo and packaging for a family bakery.', 1)
  await refreshListings(site.deps, [made.profileId])
  return { ...made, workId }
}

const hire = async (path: string, filter = NO_HIRE_FILTER) => {
  const { value } = (await readHirePage(site.deps, { path, page: 1, sort: 'recommended', filter })) as {
    value: { experts: Awaited<ReturnType<typeof search>> }
  }
  return value.experts
}
const search = async (q: string, filter = NO_HIRE_FILTER) => {
  const { experts, near } = await searchExperts(site.deps, { q, page: 1, sort: 'recommended', filter })
  return [...experts, ...near.flatMap((group) => group.experts)]
}
const works = (card?: { featured: { name: string }[] }) => card?.featured.map(({ name }) => name)
const skills = (card?: { skills: { slug: string }[] }) => card?.skills.map(({ slug }) => slug)

test('R731 a card says what its list asks for: the fitting skill first, and the fitting work leads', async () => {
  await makeMany()
  const [plain] = await search('')
  expect(works(plain)).toEqual(['Test site', 'Site 5', 'Site 4'])
  expect(skills(plain)?.slice(0, 2)).toEqual(['webflow', 'branding'])

  const [listed] = await hire('/hire/logo-design')
  expect(works(listed)).toEqual(['Crumb', 'Test site', 'Site 5'])
  expect(skills(listed)?.slice(0, 2)).toEqual(['logo-design', 'webflow'])
  const [found] = await search('packaging for a museum in Paris')
  expect(skills(found)?.[0]).toBe('packaging-design')
  expect(works(found)).toEqual(['Site 5', 'Test site', 'Site 4'])
  expect(works((await search('logo for a bakery in Paris'))[0])?.[0]).toBe('Crumb')

  // Every site is web design: the owner's order stays.
  expect(works((await hire('/hire/webflow'))[0])).toEqual(works(plain))
})

test('R731 a filtered list names what of the filter each expert fits', async () => {
  await makeMany({ services_offered: ['illustration'], languages: ['de', 'fr'] })
  const filter = { ...NO_HIRE_FILTER, service: ['illustration', 'animation'], language: ['fr', 'es'] }
  for (const experts of [await hire('/hire/seo', filter), await search('', filter)]) {
    expect(experts[0]?.reasons?.map(({ label }) => label)).toEqual(['Illustration', 'speaks French'])
  }
  expect((await hire('/hire/seo'))[0]?.reasons).toBeUndefined()
})

test('R731 R176 the same question shows the same object, until the card changes; other lists keep theirs', async () => {
  const { workId } = await makeMany()
  const [plain] = await search('')
  const [first] = await hire('/hire/logo-design')
  expect((await hire('/hire/logo-design'))[0]).toBe(first)
  expect((await search('logo in Paris'))[0]).not.toBe(first)
  expect((await search(''))[0]).toBe(plain)
  await site.deps.db.updateTable('asset').set({ description: 'A museum.' }).where('id', '=', workId).execute()
  expect(works((await hire('/hire/logo-design'))[0])?.[0]).toBe('Test site')
})

test('R731 a work without a picture never leads, nor one that is not public', async () => {
  const { workId } = await makeMany()
  const change = (values: object) => site.deps.db.updateTable('asset').set(values).where('id', '=', workId).execute()
  await change({ thumbnail_url: null })
  expect(works((await hire('/hire/logo-design'))[0])?.[0]).toBe('Test site')
  await change({ ...picture('Crumb'), public: false })
  expect(works((await hire('/hire/logo-design'))[0])?.[0]).toBe('Test site')
})
