import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { newId } from '#db/new-id.ts'
import { handleProblem } from '#domain/profiles/handle.ts'
import { newUserProfileSchema, newWorkspaceProfileSchema } from '#domain/profiles/profile-input.ts'

import { type GeneratedExpert, generateExperts } from './generate-experts.ts'
import { namePools } from './names/name-pools.ts'

const catalogue = loadCatalogue()
const experts = [...generateExperts(catalogue, { to: 2000 })]

/** What the person would have sent to make this profile. */
function profileInput(expert: GeneratedExpert) {
  return {
    name: expert.name,
    slug: expert.handle,
    about: expert.about,
    location: { city: expert.place.city, country: expert.place.country },
    languages: expert.languages,
    skills: expert.skills,
    website: expert.website ?? null,
    ...(expert.kind === 'workspace' ? { businessType: expert.businessType } : { title: expert.title ?? null }),
    expertsMetadata: {
      servicesOffered: expert.services,
      projectMinimum: expert.projectMinimum ?? null,
      availability: expert.availability && { status: expert.availability.status },
    },
    featuredAssets: expert.highlights.map(({ caption }) => ({ assetId: newId(), caption })),
  }
}

test('the same experts come out every time, also from the middle', () => {
  const bytes = (list: unknown[]) => list.map((item) => JSON.stringify(item)).join('\n')
  expect(bytes([...generateExperts(loadCatalogue(), { to: 50 })])).toBe(bytes(experts.slice(0, 50)))
  expect(bytes([...generateExperts(catalogue, { from: 1500, to: 1520 })])).toBe(bytes(experts.slice(1500, 1520)))
})

test('experts pass the schema of the API', () => {
  const refused = experts.slice(0, 500).flatMap((expert) => {
    const schema = expert.kind === 'workspace' ? newWorkspaceProfileSchema : newUserProfileSchema
    const { error } = schema.safeParse(profileInput(expert))
    return error ? [`${expert.handle}: ${error.message}`] : []
  })
  expect(refused).toEqual([])
})

test('about texts are all different and have no gaps', () => {
  expect(new Set(experts.map((expert) => expert.about)).size).toBe(experts.length)
  expect(experts.filter((expert) => /[{}]|undefined| {2}/.test(expert.about))).toEqual([])
})

test('the pieces of an about text hold its words, in their order', () => {
  const parted = experts.filter((expert) => expert.aboutPieces.join(' ') !== expert.about.replaceAll('\n\n', ' '))
  expect(parted.map((expert) => expert.about)).toEqual([])
})

test('R1 R2 handles are valid and unique, and names are whole', () => {
  expect(experts.map((expert) => handleProblem(expert.handle)).filter(Boolean)).toEqual([])
  expect(new Set(experts.map((expert) => expert.handle)).size).toBe(experts.length)
  expect(experts.filter((expert) => !/^\p{L}[\p{L}’' &.-]+$/u.test(expert.name)).map(({ name }) => name)).toEqual([])
})

test('beyond those remembered, handles end in a number', () => {
  const [late] = generateExperts(catalogue, { from: 500_000, to: 500_001 })
  expect(late?.handle).toMatch(/-500000$/)
})

test('skills and places are the catalogue’s', () => {
  const strays = experts.filter(({ skills, skillSlugs, place }) => {
    const { citySlug = null, countryCode } = catalogue.resolveLocation(place)
    const matched = catalogue.normalizeSkillNames(skills).map(({ slug }) => slug)
    return matched.join() !== skillSlugs.join() || citySlug !== place.citySlug || countryCode !== place.countryCode
  })
  expect(strays).toEqual([])
})

test('the leading cities and skills have many, and most skills someone', () => {
  const inCity = (city: string) => experts.filter(({ place }) => place.citySlug === city).length
  const leading = ['dhaka', 'london', 'paris', 'berlin', 'toronto', 'new-york-city'].map(inCity)
  expect(Math.min(...leading)).toBeGreaterThan(40)
  expect(leading).toEqual([...leading].sort((a, b) => b - a))
  const offered = new Set(experts.flatMap(({ skillSlugs }) => skillSlugs))
  expect(offered.size).toBeGreaterThan(catalogue.skills.size * 0.75)
})

test('every pool has names enough', () => {
  expect(Object.keys(namePools).length).toBeGreaterThanOrEqual(25)
  const short = Object.entries(namePools).filter(
    ([, pool]) =>
      new Set([...pool.feminine, ...pool.masculine]).size < 30 ||
      new Set(pool.surnames).size < pool.surnames.length ||
      pool.surnames.length < 40,
  )
  expect(short).toEqual([])
})
