import { curatedCityNames, ignoredCityNames } from '#catalogue/sources/city-names.ts'

import { divisionCode, postalAbbreviation } from './build-regions.ts'
import type { ChosenCity } from './choose-cities.ts'
import type { GeoNamesPlace } from './open-data.ts'
import { foldAccents, normalizeName } from './slugify.ts'

const otherPlaceMinimum = 50_000
export type CityAliasSources = {
  cities: readonly ChosenCity[]
  places: readonly GeoNamesPlace[]
  /** English names by upper-case code. */
  countryNames: ReadonlyMap<string, string>
  /** What already means a country or region is no name for a city, unless curated. */
  regionNames: ReadonlySet<string>
  divisionNames: ReadonlyMap<string, string>
}

/**
 * Aliases by slug. Curated names come first, then a city's own names, to the larger city when two share one; an
 * alternate name counts only if no other place, in the catalogue or among larger places, has that name.
 */
export function buildCityAliases(data: CityAliasSources): Map<string, string[]> {
  const owner = new Map(data.cities.map((city) => [city.slug, city.slug]))
  const claim = (alias: string, slug: string) => {
    if (alias !== '' && !owner.has(alias)) owner.set(alias, slug)
  }
  for (const [slug, names] of curatedCityNames) {
    if (!owner.has(slug)) throw new Error(`Names are curated for "${slug}", which is no city of the catalogue`)
    for (const name of names) {
      const other = owner.get(normalizeName(name))
      if (other && other !== slug) throw new Error(`City name "${name}" is curated for both ${other} and ${slug}`)
      claim(normalizeName(name), slug)
    }
  }
  for (const city of data.cities) {
    for (const name of ownNames(city)) claim(name, city.slug)
  }
  for (const city of data.cities) {
    for (const name of postalNames(city, data)) claim(name, city.slug)
  }
  for (const [name, slug] of alternateNames(data)) claim(name, slug)
  for (const { slug, place } of data.cities) {
    for (const name of place.alternateNames.filter(isOtherScript)) claim(normalizeName(name), slug)
  }
  const aliases = Map.groupBy(owner.keys(), (alias) => owner.get(alias) ?? '')
  return new Map([...aliases].map(([slug, names]) => [slug, names.filter((name) => name !== slug)]))
}

function ownNames({ slug, displayName, place }: ChosenCity): string[] {
  const names = [displayName, place.name, place.asciiName, slug.replaceAll('-', ' ')].map(normalizeName)
  const plain = names.flatMap((name) => [name, foldAccents(name), foldAccents(name).replaceAll(/[.']/gu, '')])
  const spaced = plain.flatMap((name) => [name, name.replaceAll('-', ' '), name.replace(/^st\.? /u, 'saint ')])
  const abbreviated = spaced.flatMap((name) => [
    name,
    name.replace(/^saint /u, 'st '),
    name.replace(/^saint /u, 'st. '),
  ])
  const joined = abbreviated.flatMap((name) => (name.includes(' ') ? [name, name.replaceAll(' ', '-')] : [name]))
  return [
    ...new Set([...joined, ...garbled(displayName), ...garbled(place.name), `#${slug.replaceAll(/[^\p{L}]/gu, '')}`]),
  ]
}

/** "Austin, TX", "Austin, Texas" and "Toronto, Canada". */
function postalNames({ displayName, place }: ChosenCity, { countryNames, divisionNames }: CityAliasSources): string[] {
  const bare = normalizeName(displayName).replace(/, d\.c\.$/u, '')
  const names = new Set([bare, foldAccents(bare)])
  const code = postalAbbreviation(place)
  const division = divisionNames.get(divisionCode(place))?.toLowerCase()
  const country = countryNames.get(place.country)?.toLowerCase()
  const short: Record<string, string[]> = { US: ['usa', 'us'], GB: ['uk', 'england'], AE: ['uae'] }
  // Scots and Welsh cities are not in England.
  const nations = short[place.country]?.filter((name) => name !== 'england' || place.admin1 === 'ENG') ?? []
  return [...names].flatMap((name) => [
    ...(code ? [`${name}, ${code}`, `${name} ${code}`, `${name},${code}`] : []),
    ...(code && division ? [`${name}, ${division}`, `${name} ${division}`] : []),
    ...(country ? [`${name}, ${country}`, `${name} ${country}`] : []),
    ...nations.map((nation) => `${name}, ${nation}`),
  ])
}

function alternateNames({ cities, places, regionNames }: CityAliasSources): Map<string, string> {
  const claims = new Map<string, Set<string>>()
  for (const { slug, place } of cities) {
    for (const name of place.alternateNames.filter(isUsable)) {
      const alias = normalizeName(name)
      const plain = foldAccents(alias)
      for (const form of [alias, plain]) claims.set(form, (claims.get(form) ?? new Set()).add(slug))
    }
  }
  const elsewhere = Map.groupBy(
    places.filter((place) => place.population >= otherPlaceMinimum),
    (place) => foldAccents(place.name),
  )
  const idOf = new Map(cities.map((city) => [city.slug, city.place.id]))
  const single = [...claims].flatMap(([alias, slugs]) => {
    const [slug] = slugs
    const others = elsewhere.get(foldAccents(alias)) ?? []
    const ambiguous = slugs.size > 1 || others.some((place) => place.id !== idOf.get(slug ?? ''))
    return slug === undefined || ambiguous || regionNames.has(alias) ? [] : [[alias, slug] as const]
  })
  return new Map(single)
}

/** Latin script, long enough to mean one city, no airport code, and no machine transliteration, which GeoNames writes in lower case. */
function isUsable(name: string): boolean {
  if (/^\p{Ll}/u.test(name) || ignoredCityNames.has(normalizeName(name))) return false
  const latin = /^[\p{Script=Latin}\p{M}\d '’.,()/-]+$/u.test(name) && /\p{L}/u.test(name)
  return latin && name.length >= 4 && name.length <= 40 && !/^[A-Z]{4}$/u.test(name)
}

/** Names in other scripts say nothing of the language; of cities that share one, the largest has it. */
function isOtherScript(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} '’.,()/-]{2,40}$/u.test(name) && /\p{L}/u.test(name) && !/\p{Script=Latin}/u.test(name)
}

/** UTF-8 read as Windows-1252, as it comes out of broken imports: `sã£o paulo`. */
function garbled(name: string): string[] {
  const broken = new TextDecoder('windows-1252').decode(Buffer.from(name.normalize('NFC'), 'utf8'))
  return broken === name || /\p{Cc}/u.test(broken) ? [] : [normalizeName(broken)]
}
