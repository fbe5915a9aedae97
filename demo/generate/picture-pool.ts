import { drawMonogram } from '#demo/art/monogram.ts'
import { drawPortrait, type Presentation } from '#demo/art/portrait.ts'
import { inventPerson } from '#demo/art/portrait/invent-person.ts'
import { seededRandom, type Random } from '#demo/art/seeded-random.ts'
import { type BusinessKind, businessKinds } from '#demo/art/website/business/business.ts'
import { businessOf } from '#demo/art/website/business/businesses.ts'
import { drawWebsite } from '#demo/art/website/draw-website.ts'
import { type PicturePurpose, pictureAddress } from '#domain/uploads/picture.ts'

/** Thousands of experts share these; the number in a key alone decides what is drawn. */
const PORTRAITS = 400
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MARKS_PER_LETTER = 10
const SITES = 576

/** Even numbers are women's portraits, odd ones men's. */
const presentationOf = (n: number): Presentation => (n % 2 === 0 ? 'feminine' : 'masculine')
const letterOf = (n: number) => LETTERS.charAt(Math.floor(n / MARKS_PER_LETTER))

function portraitDepth(n: number): number {
  return inventPerson(seededRandom(`portrait/pool-portrait-${n}`).fork('person'), presentationOf(n)).skin.depth
}

type Look = { presentation: 'feminine' | 'masculine'; skin: readonly [from: number, to: number] }

/** By look: there are few of them, and thousands of people. */
const fitting = new Map<string, number[]>()

function fittingPortraits({ presentation, skin: [from, to] }: Look): number[] {
  const key = `${presentation} ${from} ${to}`
  const known = fitting.get(key)
  if (known) return known
  const found = Array.from({ length: PORTRAITS }, (_, n) => n).filter((n) => {
    const depth = portraitDepth(n)
    return presentationOf(n) === presentation && depth >= from && depth <= to
  })
  fitting.set(key, found)
  return found
}

/** A portrait of somebody who could bear the name. */
export function pickPortrait(random: Random, look: Look): string {
  return pictureAddress('/media', 'avatar', `pool-portrait-${random.pick(fittingPortraits(look))}`)
}

/** A mark with the agency's first letter. */
export function pickMark(random: Random, name: string): string {
  const initial = name.normalize('NFKD').charAt(0).toUpperCase()
  const letter = Math.max(0, LETTERS.indexOf(initial))
  return pictureAddress('/media', 'avatar', `pool-mark-${letter * MARKS_PER_LETTER + random.int(MARKS_PER_LETTER)}`)
}

export type PoolSite = { kind: BusinessKind; name: string; picture: string }

const poolSites: PoolSite[] = []

/** Whose website a thumbnail shows. */
function poolSite(n: number): PoolSite {
  return (poolSites[n] ??= makePoolSite(n))
}

function makePoolSite(n: number): PoolSite {
  const { kind, names } = businessOf(businessKinds[n % businessKinds.length] ?? 'bakery')
  const name = names[Math.floor(n / businessKinds.length) % names.length] ?? ''
  return { kind, name, picture: pictureAddress('/media', 'thumbnail', `pool-site-${n}`) }
}

/** So many sites, each of another business. */
export function pickSites(random: Random, count: number): PoolSite[] {
  const sites = new Map<string, PoolSite>()
  while (sites.size < count) {
    const site = poolSite(random.int(SITES))
    if (!sites.has(site.name)) sites.set(site.name, site)
  }
  return [...sites.values()]
}

const KEY = /^pool-(?<what>portrait|mark|site)-(?<number>0|[1-9]\d{0,3})$/

/** The drawing behind a key of the pool; undefined for any other key. */
export function drawFromPool(purpose: PicturePurpose, key: string): string | undefined {
  const { what, number } = KEY.exec(key)?.groups ?? {}
  const n = Number(number)
  if (purpose === 'avatar' && what === 'portrait' && n < PORTRAITS) {
    return drawPortrait(key, { presentation: presentationOf(n) })
  }
  if (purpose === 'avatar' && what === 'mark' && letterOf(n)) return drawMonogram(key, letterOf(n))
  if (purpose === 'thumbnail' && what === 'site' && n < SITES) return drawWebsite(key, poolSite(n)).svg
  return undefined
}

/** Every picture of the pool. */
export function* poolPictures(): Generator<{ purpose: PicturePurpose; key: string }> {
  for (let n = 0; n < SITES; n++) yield { purpose: 'thumbnail', key: `pool-site-${n}` }
  for (let n = 0; n < PORTRAITS; n++) yield { purpose: 'avatar', key: `pool-portrait-${n}` }
  for (let n = 0; n < LETTERS.length * MARKS_PER_LETTER; n++) yield { purpose: 'avatar', key: `pool-mark-${n}` }
}
