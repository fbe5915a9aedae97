import { zipfRank } from './popularity.ts'
import type { Kind, Traffic } from './simulate-cache.ts'

/** What visitors and search engines ask for, as assumed; docs/scale.md names these assumptions. */
const MIX: [kind: Kind, upTo: number][] = [
  ['list', 0.5],
  ['profile', 0.9],
  ['search', 1],
]
const SKILLS = 1000
const COUNTRIES = 150
const CITIES = 900
const SKILLS_EACH = 5
const SEARCHES = 200_000
/** Of edits; the others change only the profile's own page. */
const CHANGES_THE_CARD = 0.5
const POPULARITY = { skill: 0.9, place: 0.9, profile: 0.8, search: 0.9 }

const cards = (path: string) => `cards:${path}`

function place(random: () => number): { country: string; city: string } {
  const city = zipfRank(random, CITIES, POPULARITY.place)
  return { country: `${city % COUNTRIES}`, city: `${city}` }
}

function listPath(random: () => number): string {
  const skill = zipfRank(random, SKILLS, POPULARITY.skill)
  const { country, city } = place(random)
  const depth = random()
  if (depth < 0.4) return `/${skill}`
  return depth < 0.7 ? `/${skill}/${country}` : `/${skill}/${country}/${city}`
}

/** The traffic of a site with so many profiles, all of which are edited alike. */
export function largeSite(profiles: number): Traffic {
  return {
    request(random) {
      const which = random()
      const kind = MIX.find(([, upTo]) => which < upTo)?.[0] ?? 'list'
      if (kind === 'profile') {
        const id = zipfRank(random, profiles, POPULARITY.profile)
        return { kind, key: `@${id}`, tags: [`profile:${id}`] }
      }
      if (kind === 'search')
        return { kind, key: `?${zipfRank(random, SEARCHES, POPULARITY.search)}`, tags: ['experts'] }
      const path = listPath(random)
      const page = random() < 0.85 ? '' : `?${Math.floor(random() * 10)}`
      return { kind, key: path + page, tags: [cards(path)] }
    },
    edit(random) {
      const profile = `profile:${Math.floor(random() * profiles)}`
      if (random() >= CHANGES_THE_CARD) return [profile]
      const { country, city } = place(random)
      const skills = Array.from({ length: SKILLS_EACH }, () => zipfRank(random, SKILLS, POPULARITY.skill))
      const paths = skills.flatMap((skill) => [`/${skill}`, `/${skill}/${country}`, `/${skill}/${country}/${city}`])
      return [profile, 'experts', ...paths.map(cards)]
    },
  }
}
