import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'

import { codeCounts, nearlyPassing } from './facet-counts.ts'
import { inCities, type Listed, listListed, type ListPage, passesAll, passing } from './listed-experts.ts'
import type { NarrowedPlace } from './listing-tallies.ts'

/** One required term: folded words that stand together, or what they mean in the catalogue. */
export type SearchTerm = {
  words: string[]
  /** Whether the last word may be a prefix. */
  open: boolean
  /** `#skill`, `@city` or `=country`. */
  concepts: string[]
  /** `@city` for each city of a region that is meant: so many that they would outweigh the words. */
  region: string[]
  /** Words similar to the typed one. */
  similar: string[]
  /** Other words that stand together. */
  phrases?: string[][]
}

type TsQuery = RawBuilder<unknown>

const inQuotes = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, (char) => char + char)}'`

/** The word itself or its English stem; quoted, so that it cannot contain operators. */
function word(text: string, { open = false } = {}): TsQuery {
  const quoted = inQuotes(text)
  return sql`(to_tsquery('simple', ${open ? `${quoted}:*` : quoted}) || to_tsquery('english', ${quoted}))`
}

/** One parameter: a region has hundreds of cities, and a sentence may name several. */
function anyOf(lexemes: string[]): TsQuery[] {
  return lexemes.length === 0 ? [] : [sql`${lexemes.map(inQuotes).join(' | ')}::tsquery`]
}

function term({ words, open, concepts, region, similar, phrases = [] }: SearchTerm): TsQuery {
  const together = words.map((one, index) => word(one, { open: open && index === words.length - 1 }))
  const choices = [
    ...(together.length > 0 ? [sql`(${sql.join(together, sql` && `)})`] : []),
    ...anyOf([...concepts, ...region]),
    ...similar.map((other) => word(other)),
    ...phrases.map(
      (phrase) =>
        sql`(${sql.join(
          phrase.map((one) => word(one)),
          sql` && `,
        )})`,
    ),
  ]
  return sql`(${sql.join(choices, sql` || `)})`
}

/** Whether an expert has a term. */
export const matchesTerm = (one: SearchTerm) => sql<boolean>`listed.document @@ ${term(one)}`

const keysOf = (codes: readonly number[]) => codes

type Cities = NarrowedPlace['cities']

/** All listed experts, or those in one of these cities. */
export function everybody(cities?: Cities): Listed {
  return { table: sql`expert_search`, where: inCities(cities), keyed: [], keysOf, isSorted: true }
}

/** The `best` experts by score, scanned in order; or those whose score has one of these codes, by index. */
export type Among = { best: number } | { scores: number[] }

/** R62: experts who match every term. */
export function listedByText(terms: SearchTerm[], { among, cities }: { among?: Among; cities?: Cities } = {}): Listed {
  const everyone = everybody(cities)
  const matches = terms.length === 0 ? [] : [sql<boolean>`listed.document @@ (${sql.join(terms.map(term), sql` && `)})`]
  const where = [...matches, ...everyone.where]
  if (!among) return { ...everyone, where }
  if ('scores' in among) {
    return { ...everyone, where: [...where, sql<boolean>`listed.keys && ${among.scores}::integer[]`] }
  }
  const table = sql`(select * from expert_search order by score desc, profile_id limit ${among.best})`
  return { ...everyone, table, where }
}

/** Whether anybody matches, whatever the filters. */
export async function isAnyFound(db: Db, terms: SearchTerm[]): Promise<boolean> {
  const { table, where } = listedByText(terms)
  const { rows } = await sql`select from ${table} as listed where ${sql.join(where, sql` and `)} limit 1`.execute(db)
  return rows.length > 0
}

/** What makes an expert fit better, beyond the terms, which all who are found have. */
export type Preferences = {
  /** Skills that were asked for, and how much each counts. */
  skills: [skill: string, weight: number][]
  nearSkills: string[]
  /** Facet codes, such as that of a service. */
  codes: number[]
  /** Terms that may be found, too. */
  terms: SearchTerm[]
}

export type TextSearch = ListPage & {
  terms: SearchTerm[]
  filter: HireFilter
  cities?: Cities
  among?: Among
  preferences?: Preferences
  /** Whether facets are counted: for that, those are read, too, who fail one part of the filter. */
  isCounted?: boolean
}

export type FoundByText = { total: number; ids: string[]; codes: Map<number, number> }

/** Total, one page and counts by facet code of the matches, in one pass over them. */
export async function findByText(
  db: Db,
  { terms, filter, cities, among, preferences, isCounted = true, ...page }: TextSearch,
): Promise<FoundByText> {
  const listed = listedByText(terms, { cities, ...(among && { among }) })
  // Only those who pass are put in order.
  const order = sql`case when ${passesAll(listed, filter)} then ${preferences ? fitness(preferences) : relevance(terms)} end`
  const columns = sql`listed.profile_id, ${order} as relevance`
  const matches = (isCounted ? nearlyPassing : passing)(listed, filter, columns)
  const counted = isCounted ? codeCounts(listed, filter, sql`found`) : sql`select 0 as code, 0 as count where false`
  const { rows } = await sql<{ total: number; ids: string[]; counts: [number, number][] }>`
    with found as materialized (${matches})
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
  const inOrder = await listListed(db, listedByText(terms, { cities }), { filter, ...page })
  return { total, ids: inOrder.map((row) => row.profile_id), codes: new Map(counts) }
}

/** Weights of about text; place and services; title and skills; name and handle. */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}'
/** How much the score counts against the relevance of the text. */
const SCORE_SHARE = 0.25

/** R64: text relevance of names, titles and skills, and the score. Words as typed count more than similar ones. */
function relevance(terms: SearchTerm[]) {
  const named = (some: SearchTerm[]) => some.map((one) => term({ ...one, region: [] }))
  const rank = (some: SearchTerm[]) => sql`ts_rank(${WEIGHTS}, listed.headline, ${sql.join(named(some), sql` || `)})`
  const similar = terms.some((one) => one.similar.length > 0)
  const asTyped = similar ? sql` + ${rank(terms.map((one) => ({ ...one, similar: [] })))}` : sql``
  const text = sql`${rank(terms)}${asTyped}`
  return sql<number>`${terms.length === 1 ? placeFirst(terms, text) : text} + ${SCORE_SHARE} * listed.score`
}

/** More than any rank of text: that is at most 1 for a term, and a term that names a place has no similar words. */
const IN_PLACE = 2

/** R64: whoever asks for a place alone means those who are there, whatever they are called. */
function placeFirst(terms: SearchTerm[], text: RawBuilder<unknown>): RawBuilder<unknown> {
  const meant = terms.flatMap(({ concepts, region }) => [...concepts, ...region])
  const slugs = (sign: string) => meant.filter((one) => one.startsWith(sign)).map((one) => one.slice(sign.length))
  const [cities, countries] = [slugs('@'), slugs('=')]
  if (cities.length + countries.length === 0) return text
  const isThere = sql`listed.city_slug = any(${cities}::text[]) or listed.country_code = any(${countries}::text[])`
  return sql`case when ${isThere} then ${sql.lit(IN_PLACE)} else ${text} end`
}

/** Weights of what makes an expert fit, beside the skills that were asked for: one that comes near, a code, a term. */
const FITS = { nearSkill: 0.3, code: 0.3, term: 0.4 }

const counts = (condition: RawBuilder<unknown>, weight: number) =>
  sql`case when ${condition} then ${sql.lit(weight)} else 0 end`

/** R323: how well an expert fits a wish, and the score. */
export function fitness({ skills, nearSkills, codes, terms }: Preferences): RawBuilder<number> {
  const parts = [
    ...skills.map(([skill, weight]) => counts(sql`listed.skills @> ${[skill]}::text[]`, weight)),
    ...(nearSkills.length > 0 ? [counts(sql`listed.skills && ${nearSkills}::text[]`, FITS.nearSkill)] : []),
    ...codes.map((code) => counts(sql`listed.keys @> ${[code]}::integer[]`, FITS.code)),
    ...terms.map((one) => counts(matchesTerm(one), FITS.term)),
  ]
  return sql<number>`(${sql.join([...parts, sql`${sql.lit(SCORE_SHARE)} * listed.score`], sql` + `)})`
}

/** The number of best experts to scan; names that only few of them have are found by index. */
const WALKED = 1000

/**
 * Listed experts whose name has a word beginning with each typed word, best first. A frequent prefix is soon found
 * among the best; a rare one, in the index of names.
 */
export async function listExpertsByName(db: Db, words: string[], limit: number) {
  const query = sql.join(
    words.map((one) => sql`to_tsquery('simple', ${`${inQuotes(one)}:*`})`),
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
