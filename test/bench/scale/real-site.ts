import { DEMO_EXPERTS } from '#demo/experts.ts'
import { type Owner, openOwner, read } from '#test/soak/owners.ts'

import { zipfRank } from './popularity.ts'
import type { Traffic } from './simulate-cache.ts'

const OWNERS = 20
const POPULARITY = 0.9
const SEARCHES = [
  'designer',
  'maria',
  'brand+designer',
  'bakery+website',
  'accessibility+audit',
  'studio',
  'ana',
  'museum',
]

const addressesIn = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url))

const pick = (random: () => number, from: string[]) => from[zipfRank(random, from.length, POPULARITY)] ?? ''

/** The pages of a running site, taken from its sitemap, and some owners who can edit. */
export async function openTraffic(origin: string): Promise<{ traffic: Traffic; owners: Owner[] }> {
  const parts = addressesIn(await read(`${origin}/sitemap.xml`))
  const urls = (await Promise.all(parts.map(({ pathname }) => read(origin + pathname)))).flatMap(addressesIn)
  const paths = urls.map(({ pathname }) => pathname)
  const lists = paths.filter((path) => path.startsWith('/hire/'))
  const profiles = paths.filter((path) => path.startsWith('/@'))
  const people = DEMO_EXPERTS.filter(({ kind }) => kind === 'person').slice(0, OWNERS)
  const owners = await Promise.all(people.map(({ handle }) => openOwner(origin, handle)))
  const traffic: Traffic = {
    request(random) {
      const which = random()
      if (which < 0.5) {
        const path = pick(random, lists)
        return { kind: 'list', key: path, tags: [path] }
      }
      if (which < 0.9) {
        const path = pick(random, profiles)
        return { kind: 'profile', key: path, tags: [path] }
      }
      return { kind: 'search', key: `/experts?q=${pick(random, SEARCHES)}`, tags: ['experts'] }
    },
    // A new title is on the card.
    edit: (random) => ['experts', ...(owners[Math.floor(random() * owners.length)]?.pages ?? [])],
  }
  return { traffic, owners }
}
