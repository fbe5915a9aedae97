import { utcDay } from '#domain/day.ts'
import { DAY_MS, PAGE_SIZE } from '#domain/limits.ts'

/** R810: for how many days an expert is new. */
export const NEWCOMER_DAYS = 60

/** R811: the places of newcomers on a first page, from 1 and ascending. */
export const NEWCOMER_PLACES = [8, 16] as const

/** R810: the day from which on an expert is no longer new, as `YYYY-MM-DD`. */
export function newUntil(firstListedAt: Date): string {
  return utcDay(new Date(firstListedAt.getTime() + NEWCOMER_DAYS * DAY_MS))
}

/** R811: a first page whose places of newcomers go to these, in this order. */
export function placeNewcomers<Item>(ranked: readonly Item[], newcomers: readonly Item[]): Item[] {
  const page = [...ranked]
  for (const [index, place] of NEWCOMER_PLACES.entries())
    page.splice(place - 1, 0, ...newcomers.slice(index, index + 1))
  return page
}

type Ranked = { profileId: string; score: number }

/** In the order of lists. Ids are lower-case, so that every collation of a database orders them alike. */
const isAhead = (one: Ranked, other: Ranked) =>
  one.score > other.score || (one.score === other.score && one.profileId < other.profileId)

type Page<Item> = {
  /** From 1. */
  page: number
  /** By score: on the first page its experts, on a later one those from as many before it on as newcomers have places. */
  ranked: readonly Item[]
  /** Those who have the places of newcomers on the first page. They are not among its experts by score. */
  newcomers: readonly Item[]
}

/**
 * R811a: who is on a page, by score. On the first one the last ones make room for newcomers. A later page begins as many
 * places earlier, except that newcomers who would stand before it leave a gap.
 */
export function arrangePage<Item extends Ranked>({ page, ranked, newcomers }: Page<Item>) {
  if (page === 1) return { listed: ranked.slice(0, ranked.length - newcomers.length), newcomers: [...newcomers] }
  const [first] = ranked
  const ahead = first ? newcomers.filter((one) => isAhead(one, first)).length : 0
  const skipped = NEWCOMER_PLACES.length - newcomers.length + ahead
  const others = ranked.filter(({ profileId }) => newcomers.every((one) => one.profileId !== profileId))
  return { listed: others.slice(skipped, skipped + PAGE_SIZE), newcomers: [] }
}
