import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import {
  type TextSearchResult,
  expertsMatchingTerms,
  rankingSql,
  findRankedMatches,
  type TextSearch,
} from '#db/queries/lists/expert-search.ts'
import { facetCountsSql, failingAtMostOneSql } from '#db/queries/lists/facet-counts.ts'
import { allConditionsSql, type ExpertSet, passesFilterSql } from '#db/queries/lists/listed-experts.ts'
import type { NarrowedPlace } from '#db/queries/lists/listing-tallies.ts'
import { FACET_CODE_RANGES, filterCodes } from '#domain/lists/facet-codes.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'

import { ANY_SCORE_KEY, isWordBitmapKey, scoreBitmapKey } from './bit-keys.ts'
import { BITMAP_CHUNK_BITS, countsByKeySql, filterMasksSql, EMPTY_BITMAP_SQL, staleExpertSet } from './bit-masks.ts'
import type { BitmapTerm, BitmapTerms } from './bitmap-terms.ts'

type Bits = RawBuilder<unknown>

const anyOf = (some: Bits[]) => sql`(${sql.join(some, sql` | `)})`
const allOf = (some: Bits[]) => sql`(${sql.join(some, sql` & `)})`

/** Per chunk who has all terms. */
function having(terms: BitmapTerm[]): Bits {
  const keys = [...new Set(terms.flat(3))]
  const bits = keys.map((key, index) => sql`bit_or(bits) filter (where key = ${key}) as ${sql.raw(`bits${index}`)}`)
  const bitsOf = (key: string) => sql`coalesce(${sql.raw(`bits${keys.indexOf(key)}`)}, ${EMPTY_BITMAP_SQL})`
  const combined = terms.map((term) =>
    anyOf(term.map((choice) => allOf(choice.map((word) => anyOf(word.map((key) => bitsOf(key))))))),
  )
  return sql`select chunk, ${allOf(combined)} as bits from (
    select chunk, ${sql.join(bits)} from facet_bits where key = any(${keys}::text[]) group by chunk
  ) as known`
}

type Filtered = { filter: HireFilter; cities?: NarrowedPlace['cities'] }

/** How many have all words and pass every filter, according to the bitmaps alone; undefined where a word has none. */
export async function countByWordBitmaps(
  db: Db,
  { whole, typed }: BitmapTerms,
  { filter, cities }: Filtered,
): Promise<number | undefined> {
  const needed = [ANY_SCORE_KEY, ...new Set([...whole, ...typed].flat(3).filter(isWordBitmapKey))]
  const { rows } = await sql<{ passing: number | null }>`
    select case
      when (select count(*) from facet_bits where key = any(${needed}::text[]))
        = (select greatest(count(*), 1) * ${sql.lit(needed.length)} from facet_bits where key = '*')
      then (select coalesce(sum(bit_count(mask0)), 0)::integer
        from (${filterMasksSql(having(whole), { cities, parts: filterCodes(filter) })}) as masks)
    end as passing
  `.execute(db)
  return rows[0]?.passing ?? undefined
}

/** The numbers of those who pass every filter: what stands between two ones are zeros. */
const MEMBERS = sql`
  select chunk * ${sql.lit(BITMAP_CHUNK_BITS)} + at as number from (
    select chunk, (sum(octet_length(zeros) + 1) over (partition by chunk order by place) - 1)::integer as at
    from masks cross join lateral string_to_table(mask0::text, '1') with ordinality as runs (zeros, place)
  ) as members
  where at < ${sql.lit(BITMAP_CHUNK_BITS)}`

/** @param counted the codes that at least one expert has */
type BitSearch = Omit<TextSearch, 'among' | 'lacks' | 'isCounted'> & {
  keyed: BitmapTerm[]
  counted: Iterable<number>
  /** Only those whose score has this code or a higher one. */
  leastScore?: number
}

function masksFor({ keyed, leastScore, cities, filter }: BitSearch): Bits {
  const best = leastScore === undefined ? keyed : [...keyed, [[[scoreBitmapKey(leastScore)]]]]
  return sql`masks as materialized (${filterMasksSql(having(best), { cities, parts: filterCodes(filter) })})`
}

/** The code of the score is the last of the keys. */
function listedFor({ terms, cities, leastScore }: BitSearch): ExpertSet {
  const listed = expertsMatchingTerms(terms, { cities })
  if (leastScore === undefined) return listed
  return { ...listed, where: [sql<boolean>`listed.keys[cardinality(listed.keys)] >= ${leastScore}`, ...listed.where] }
}

const ownRanges = (filter: HireFilter) => filterCodes(filter).map(({ name }) => FACET_CODE_RANGES[name])

/** Those who pass, by number, and those who have changed since the bitmaps were written; the codes of other facets. */
function findPassing(db: Db, search: BitSearch): Promise<TextSearchResult> {
  const { filter } = search
  const listed = listedFor(search)
  const others = ownRanges(filter).map(
    ({ from, to }) => sql<boolean>`code not between ${sql.lit(from)} and ${sql.lit(to - 1)}`,
  )
  return findRankedMatches(db, search, {
    found: sql`${masksFor(search)}, found as materialized (
      select listed.profile_id, ${rankingSql(search)} as relevance, listed.keys, 0 as failed from expert_search as listed
      where listed.number = any(array(${MEMBERS} union select number from stale_bits))
        and ${allConditionsSql([...listed.where, passesFilterSql(listed, filter)])}
    )`,
    counted: sql`select code, count from (select unnest(keys) as code, count(*) as count from found group by 1) as had
      where code < ${sql.lit(FACET_CODE_RANGES.language.to)} and ${allConditionsSql(others)}`,
  })
}

/** The codes of facets that are filtered, each as if its own part of the filter were left out. */
async function countOwn(db: Db, search: BitSearch): Promise<[number, number][]> {
  const { filter } = search
  const parts = filterCodes(filter)
  const own = ownRanges(filter)
  const codes = [...search.counted].filter((code) => own.some(({ from, to }) => code >= from && code < to))
  const stale = staleExpertSet(listedFor(search).where)
  const near = failingAtMostOneSql(stale, filter, sql`listed.weight`)
  const counts = [
    ...countsByKeySql(parts, { codes }),
    sql`select code::text as key, count from (${facetCountsSql(stale, filter, sql`(${near}) as near`, { weighed: true })}) as changed
      where code = any(${codes}::integer[])`,
  ]
  const { rows } = await sql<{ key: string; count: number }>`
    with ${masksFor(search)}
    select key, sum(count)::integer as count from (${sql.join(counts, sql` union all `)}) as counts
    group by key having sum(count) <> 0
  `.execute(db)
  return rows.map(({ key, count }) => [Number(key), count])
}

/**
 * R385: as by text, but those who fail one part of the filter are not read: the codes of its facet are counted by
 * bitmaps, at the same time.
 */
export async function findByWordBitmaps(db: Db, search: BitSearch): Promise<TextSearchResult> {
  const [found, own] = await Promise.all([findPassing(db, search), countOwn(db, search)])
  return { ...found, codes: new Map([...found.codes, ...own]) }
}
