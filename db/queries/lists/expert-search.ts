import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'

import { facetCountsSql, failingAtMostOneSql } from './facet-counts.ts'
import {
  allConditionsSql,
  type SqlCondition,
  inCitiesSql,
  type ExpertSet,
  listExpertsPage,
  type ListPage,
  filterPartConditions,
  passesFilterSql,
  passingExpertsSql,
} from './listed-experts.ts'
import type { NarrowedPlace } from './listing-tallies.ts'
import { matchScoreSql, type MatchPreferences, RANKING_SCORE_WEIGHT } from './match-score.ts'
import { quoteLexeme, type SearchTerm, searchTermSql } from './search-term.ts'

const keysOf = (codes: readonly number[]) => codes

type Cities = NarrowedPlace['cities']

/** All listed experts, or those in one of these cities. */
export function allExpertSet(cities?: Cities): ExpertSet {
  return { table: sql`expert_search`, where: inCitiesSql(cities), keyed: [], keysOf, isSorted: true }
}

/** The `best` experts by score, scanned in order; or those whose score has one of these codes, by index. */
export type SearchSubset = { best: number } | { scores: number[] }

/** Terms and a filter; who has all of it is left out. */
export type ExcludedMatches = { terms: SearchTerm[]; filter: HireFilter }

const matching = (terms: SearchTerm[]) =>
  terms.length === 0 ? [] : [sql<boolean>`listed.document @@ (${sql.join(terms.map(searchTermSql), sql` && `)})`]

function lacking(listed: ExpertSet, { terms, filter }: ExcludedMatches): SqlCondition[] {
  const had = [...matching(terms), ...filterPartConditions(listed, filter).map(({ passes }) => passes)]
  return had.length === 0 ? [] : [sql<boolean>`(${allConditionsSql(had)}) is not true`]
}

type WhoIsMeant = { among?: SearchSubset; cities?: Cities; lacks?: ExcludedMatches | undefined }

/** R62: experts who match every term. */
export function expertsMatchingTerms(terms: SearchTerm[], { among, cities, lacks }: WhoIsMeant = {}): ExpertSet {
  const everyone = allExpertSet(cities)
  const where = [...matching(terms), ...everyone.where, ...(lacks ? lacking(everyone, lacks) : [])]
  if (!among) return { ...everyone, where }
  if ('scores' in among) {
    return { ...everyone, where: [...where, sql<boolean>`listed.keys && ${among.scores}::integer[]`] }
  }
  const table = sql`(select * from expert_search order by score desc, profile_id limit ${among.best})`
  return { ...everyone, table, where }
}

/** Whether any expert matches, regardless of filters. */
export async function hasMatches(db: Db, terms: SearchTerm[]): Promise<boolean> {
  const { table, where } = expertsMatchingTerms(terms)
  const { rows } = await sql`select from ${table} as listed where ${sql.join(where, sql` and `)} limit 1`.execute(db)
  return rows.length > 0
}

export type TextSearch = ListPage & {
  terms: SearchTerm[]
  filter: HireFilter
  cities?: Cities
  among?: SearchSubset
  lacks?: ExcludedMatches | undefined
  preferences?: MatchPreferences
  /** Whether facets are counted: for that, those are read, too, who fail one part of the filter. */
  isCounted?: boolean
}

export type TextSearchResult = { total: number; ids: string[]; codes: Map<number, number> }

/** Total, one page and counts by facet code of the matches, in one pass over them. */
export function searchByText(db: Db, search: TextSearch): Promise<TextSearchResult> {
  const { terms, filter, cities, among, lacks, isCounted = true } = search
  const listed = expertsMatchingTerms(terms, { cities, lacks, ...(among && { among }) })
  // Only those who pass are put in order.
  const order = sql`case when ${passesFilterSql(listed, filter)} then ${rankingSql(search)} end`
  const columns = sql`listed.profile_id, ${order} as relevance`
  const matches = (isCounted ? failingAtMostOneSql : passingExpertsSql)(listed, filter, columns)
  const counted = isCounted ? facetCountsSql(listed, filter, sql`found`) : sql`select 0 as code, 0 as count where false`
  return findRankedMatches(db, search, { found: sql`found as materialized (${matches})`, counted })
}

export const rankingSql = ({ terms, preferences }: Pick<TextSearch, 'terms' | 'preferences'>) =>
  preferences ? matchScoreSql(preferences) : relevance(terms)

/** @param found the definition of `found`, with those who pass as `failed = 0` */
export async function findRankedMatches(
  db: Db,
  { terms, filter, cities, lacks, ...page }: Omit<TextSearch, 'among'>,
  { found, counted }: { found: RawBuilder<unknown>; counted: RawBuilder<unknown> },
): Promise<TextSearchResult> {
  const { rows } = await sql<{ total: number; ids: string[]; counts: [number, number][] }>`
    with ${found}
    select (select count(*)::integer from found where failed = 0) as total,
      array(
        select profile_id from found where failed = 0
        order by relevance desc, profile_id limit ${page.limit} offset ${page.offset}
      ) as ids,
      (select coalesce(json_agg(json_build_array(code, count)), '[]')
        from (${counted}) as counted) as counts
  `.execute(db)
  const { total, ids, counts } = rows[0] ?? { total: 0, ids: [], counts: [] }
  if (page.sort === 'recommended') return { total, ids, codes: new Map(counts) }
  // Another sort order uses its own index over all matches.
  const inOrder = await listExpertsPage(db, expertsMatchingTerms(terms, { cities, lacks }), { filter, ...page })
  return { total, ids: inOrder.map((row) => row.profile_id), codes: new Map(counts) }
}

/** Weights of about text; place and services; title and skills; name and handle. */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}'

const named = (some: SearchTerm[]) => some.map((one) => searchTermSql({ ...one, region: [] }))

const rank = (some: SearchTerm[]) => sql`ts_rank(${WEIGHTS}, listed.headline, ${sql.join(named(some), sql` || `)})`

/** R64: text relevance of names, titles and skills, and the score. Words as typed count more than similar ones. */
function relevance(terms: SearchTerm[]) {
  const similar = terms.some((one) => one.similar.length > 0)
  const asTyped = similar ? sql` + ${rank(terms.map((one) => ({ ...one, similar: [] })))}` : sql``
  const text = sql`${rank(terms)}${asTyped}`
  return sql<number>`${terms.length === 1 ? placeFirst(terms, text) : text} + ${RANKING_SCORE_WEIGHT} * listed.score`
}

/** More than any rank of text: that is at most 1 for a term, and a term that names a place has no similar words. */
const IN_PLACE = 2

/** R64: a query that is only a place means the experts in that place, not experts of that name. */
function placeFirst(terms: SearchTerm[], text: RawBuilder<unknown>): RawBuilder<unknown> {
  const meant = terms.flatMap(({ concepts, region }) => [...concepts, ...region])
  const slugs = (sign: string) => meant.filter((one) => one.startsWith(sign)).map((one) => one.slice(sign.length))
  const [cities, countries] = [slugs('@'), slugs('=')]
  if (cities.length + countries.length === 0) return text
  const isThere = sql`listed.city_slug = any(${cities}::text[]) or listed.country_code = any(${countries}::text[])`
  return sql`case when ${isThere} then ${sql.lit(IN_PLACE)} else ${text} end`
}

/** The number of best experts to scan; names that only few of them have are found by index. */
const WALKED = 1000

/**
 * Listed experts whose name has a word beginning with each typed word, best first. A frequent prefix is soon found
 * among the best; a rare one, in the index of names.
 */
export async function listExpertsByName(db: Db, words: string[], limit: number) {
  const query = sql.join(
    words.map((one) => sql`to_tsquery('simple', ${`${quoteLexeme(one)}:*`})`),
    sql` && `,
  )
  const best = sql`(select profile_id, names, score from expert_search order by score desc, profile_id limit ${WALKED})`
  const among = (listed: RawBuilder<unknown>) =>
    sql<NamedExpert>`
      select profile.slug, profile.name, profile.profile_img from (
        select profile_id, score from ${listed} as listed where names @@ (${query})
        order by score desc, profile_id limit ${limit}
      ) as named join profile on profile.id = named.profile_id
      order by named.score desc, named.profile_id`.execute(db)
  const { rows } = await among(best)
  return rows.length === limit ? rows : (await among(sql`expert_search`)).rows
}

type NamedExpert = { slug: string; name: string; profile_img: string | null }
