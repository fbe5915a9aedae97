import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'
import { isSkillOffered } from './display-names.ts'

const catalogue = loadCatalogue()
const hidden = [...catalogue.skills.values()].filter((skill) => !isSkillOffered(skill))

test('R277 misspelt and off-topic skills have their pages', () => {
  expect(hidden.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['webiste-design', 'grapic-design', 'yoga', 'online-casino', 'buy-instagram-followers']),
  )
  for (const { slug } of hidden) expect(catalogue.isHirePath(`/hire/${slug}`)).toBe(true)
  for (const slug of ['web-design', 'nonprofit-websites', 'law-firm-websites']) {
    expect(catalogue.offeredSkills.map((skill) => skill.slug)).toContain(slug)
  }
})

test('R277 no list and no suggestion has them', () => {
  const shown = new Set(
    [
      ...[...catalogue.relatedSkills.keys()].flatMap((key) => catalogue.skillsRelatedTo(key)),
      ...[...catalogue.categories.keys()].flatMap((key) => catalogue.skillsBeside(key)),
      ...[...catalogue.cities.values()].flatMap((city) => [
        ...catalogue.topSkills(city.slug),
        ...catalogue.skillsLinkedIn(city),
      ]),
      ...catalogue.offeredSkills,
    ].map(({ slug }) => slug),
  )
  const suggested = new Set(
    hidden.flatMap(({ slug, displayName, aliases }) =>
      [slug, displayName, displayName.slice(0, 3), ...aliases].flatMap((text) =>
        catalogue.suggestTerms(text).skills.map((term) => term.slug),
      ),
    ),
  )
  expect(hidden.filter(({ slug }) => shown.has(slug) || suggested.has(slug))).toEqual([])
})

test('R277 a misspelt slug is called by a name that is spelt right, and what it means is offered', () => {
  const misspelt = hidden.filter(({ means }) => means !== undefined)
  expect(misspelt).toHaveLength(9)
  const words = new Set(
    catalogue.offeredSkills.flatMap(({ slug, aliases }) => [slug, ...aliases].flatMap((name) => name.split(/[ -]/))),
  )
  const unknown = misspelt.flatMap(({ displayName }) =>
    displayName.split(' ').filter((word) => !words.has(word.toLowerCase()) && word !== 'E-commerce'),
  )
  expect(unknown).toEqual([])
  for (const { means = '' } of misspelt)
    expect(catalogue.shownSkills(catalogue.normalizeSkillSlugs([means]))).toHaveLength(1)
})

test('R277 misspelt names still find their entry, and the right name the skill that is meant', () => {
  const slugs = (...names: string[]) => catalogue.normalizeSkillNames(names).map(({ slug }) => slug)
  expect(slugs('Webiste Design', '#grapicdesign', 'wordpress develpment')).toEqual([
    'webiste-design',
    'grapic-design',
    'wordpress-develpment',
  ])
  expect(slugs('Website Design', 'Graphic Design', 'Brand Strategy')).toEqual([
    'web-design',
    'graphic-design',
    'brand-strategy',
  ])
})

test('R720 a misspelt skill is matched as what it means, too', () => {
  expect(catalogue.listedUnder(['grapic design', 'SEO', 'graphic design', 'basket weaving'])).toEqual([
    'grapic-design',
    'graphic-design',
    'seo',
  ])
})

const typed = { city: 'Atlanta', country: 'Georgia' }

test('R277 a profile shows each skill once and its country, by their catalogue names', () => {
  const profile = {
    name: 'Somebody',
    ...typed,
    location: typed,
    skills: ['grapic design', '#WebDesign', 'Graphics Design', 'basket weaving', 'Yoga', 'website designer'],
  }
  const place = { city: 'Atlanta', country: 'United States' }
  expect(catalogue.shownProfile(profile)).toEqual({
    name: 'Somebody',
    ...place,
    location: place,
    skills: ['Graphic Design', 'Web Design', 'basket weaving', 'Yoga'],
  })
})

test.each([
  [{ city: 'NYC', country: 'usa' }, 'United States'],
  [{ city: 'London', country: 'Ontario' }, 'Canada'],
  [{ city: 'München', country: 'Deutschland' }, 'Germany'],
  [{ city: 'Atlantis', country: 'Narnia' }, 'Narnia'],
  [{ city: 'Berlin', country: null }, null],
])('R277 %j is shown in %s', (place, country) => {
  expect(catalogue.shownPlace(place)).toEqual({ city: place.city, country })
})

test.each([
  ['lyon', 'Lyon'],
  ['LYON', 'Lyon'],
  ['são paulo', 'São Paulo'],
  // Another name is the person's own choice.
  ['NYC', 'NYC'],
  ['münchen', 'Munich'],
  ['new york', 'New York City'],
  ['nyc', 'New York City'],
  // What the catalogue does not know is written as names are.
  ['atlantis', 'Atlantis'],
  ['ATLANTIS', 'ATLANTIS'],
  ['villa de la sombra', 'Villa de la Sombra'],
  ["'s-gravendeel", "'s-Gravendeel"],
  ["fort d'atlantis", "Fort d'Atlantis"],
  ['upper-on-lower', 'Upper-on-Lower'],
  ['la atlantis', 'La Atlantis'],
  ['東京', '東京'],
  ['Atlantis nova', 'Atlantis nova'],
  ['', ''],
])('R725 a city typed as “%s” is shown as “%s”', (city, shown) => {
  expect(catalogue.shownPlace({ city, country: null }).city).toBe(shown)
})

test('R725 a Turkish name in small letters begins with a Turkish capital', () => {
  expect(catalogue.shownPlace({ city: 'ibradı', country: 'turkey' }).city).toBe('İbradı')
  expect(catalogue.shownPlace({ city: 'ibberton', country: 'uk' }).city).toBe('Ibberton')
})

test.each([
  ['london', 'London'],
  ['BERLIN, germany', 'Berlin'],
  ['usa', 'United States'],
  ['bavaria', 'Bavaria'],
  ['Narnia', 'Narnia'],
  // The last two words are a place; with so many before them they are out of reach.
  [`${'a '.repeat(11)}new york`, `${'a '.repeat(11)}new york`],
  ['', ''],
])('R277 a search in “%s” is called one in “%s”', (typed, shown) => {
  expect(catalogue.searchedPlace(typed)).toBe(shown)
})
