import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { CODE_RANGES, filterCodes } from '#domain/lists/facet-codes.ts'
import { FACETS, type FacetName, type HireFilter } from '#domain/lists/hire-filter.ts'

import { codeCounts, nearlyPassing } from './facet-counts.ts'
import { inCities, type Listed } from './listed-experts.ts'
import type { CityCount, HirePlace, NarrowedPlace } from './listing-tallies.ts'

/** As in the column's declaration. */
const CHUNK = 131_072

/** Keys of the bitmaps that select a page. */
function pageKeys({ skill, country, city }: HirePlace): string[] {
  if (skill === '') return ['*']
  return [`#${skill}`, ...(country === undefined ? [] : [`=${country}`]), ...(city === undefined ? [] : [`@${city}`])]
}

/** Stale experts of the page: once as in the bitmaps, to be subtracted, and once as they are now. */
function staleOn({ skill, country, city, cities }: NarrowedPlace): Listed {
  return {
    table: sql`(
      select -1 as weight, keys, skills, country_code, city_slug from stale_bits where keys is not null
      union all
      select 1, now.keys, now.skills, now.country_code, now.city_slug
      from stale_bits join expert_search as now using (number)
    )`,
    where: [
      ...(skill === '' ? [] : [sql<boolean>`${skill} = any(listed.skills)`]),
      ...(country === undefined ? [] : [sql<boolean>`listed.country_code = ${country}`]),
      ...(city === undefined ? [] : [sql<boolean>`listed.city_slug = ${city}`]),
      ...inCities(cities),
    ],
    keyed: [],
    keysOf: (codes) => codes,
    isSorted: true,
  }
}

type Part = { name: FacetName; codes: number[] }

/**
 * Per chunk: who passes every part of the filter (`mask0`), and who passes all but the first, the second … (`mask1` …).
 */
function masks(place: NarrowedPlace, parts: Part[]): RawBuilder<unknown> {
  const keys = pageKeys(place)
  const within =
    place.cities &&
    sql`join (select chunk, bit_or(bits) as bits from facet_bits where key = any(${cityKeys(place.cities)}::text[])
        group by chunk) as within using (chunk)`
  const names = parts.map((_, index) => sql.raw(`part${index + 1}`))
  const joined = parts.map(
    ({ codes }, index) => sql`
      left join (select chunk, bit_or(bits) as bits from facet_bits where key = any(${codes.map(String)}::text[])
        group by chunk) as ${names[index]} using (chunk)`,
  )
  const passing = (left: number) =>
    names
      .filter((_, index) => index !== left)
      .map((name) => sql` & coalesce(${name}.bits, b'0'::bit(${sql.lit(CHUNK)}))`)
  const here = within ? sql`page.bits & within.bits` : sql`page.bits`
  const columns = [-1, ...parts.keys()].map(
    (left) => sql`${here}${sql.join(passing(left), sql``)} as ${sql.raw(`mask${left + 1}`)}`,
  )
  return sql`
    select chunk, ${sql.join(columns)}
    from (
      select chunk, bit_and(bits) as bits from facet_bits where key = any(${keys}::text[])
      group by chunk having count(*) = ${sql.lit(keys.length)}
    ) as page ${within ?? sql``} ${sql.join(joined, sql` `)}`
}

const cityKeys = (cities: readonly string[]) => cities.map((city) => `@${city}`)

/**
 * R65: counts by facet code under a filter, each facet as if its own part of the filter were left out. Equally fast for
 * broad and narrow filters. @param counted the codes that anybody on the page has
 */
export async function countByBits(
  db: Db,
  { place, filter, counted }: { place: NarrowedPlace; filter: HireFilter; counted: Iterable<number> },
): Promise<Map<number, number>> {
  const parts = filterCodes(filter)
  const all = new Set(counted)
  const counts = FACETS.flatMap((facet) => {
    const { from, to } = CODE_RANGES[facet]
    const codes = [...all].filter((code) => code >= from && code < to)
    const mask = sql.raw(`mask${parts.findIndex(({ name }) => name === facet) + 1}`)
    if (codes.length === 0) return []
    return [
      sql`select key::integer as code, bit_count(facet_bits.bits & ${mask}) as count
        from facet_bits join masks using (chunk) where key = any(${codes.map(String)}::text[])`,
    ]
  })
  const stale = staleOn(place)
  const changed = codeCounts(stale, filter, sql`(${nearlyPassing(stale, filter, sql`listed.weight`)}) as found`, {
    weighed: true,
  })
  const { rows } = await sql<{ code: number; count: number }>`
    with masks as materialized (${masks(place, parts)})
    select code, sum(count)::integer as count from (
      ${sql.join([...counts, sql`(${changed})`], sql` union all `)}
    ) as counted
    group by code having sum(count) <> 0
  `.execute(db)
  // A code whose last expert has just dropped it is still in the bitmaps of stale experts, but on nobody of the page.
  return new Map(rows.filter(({ code }) => all.has(code)).map(({ code, count }) => [code, count]))
}

/** How many of those who pass every filter are in each of these cities. */
export async function countCitiesByBits(
  db: Db,
  { place, filter, cities }: { place: HirePlace; filter: HireFilter; cities: readonly string[] },
): Promise<CityCount[]> {
  const stale = nearlyPassing(staleOn({ ...place, cities }), filter, sql`listed.weight, listed.city_slug`)
  const { rows } = await sql<CityCount>`
    with masks as materialized (${masks(place, filterCodes(filter))})
    select city, sum(experts)::integer as experts from (
      select substr(key, 2) as city, bit_count(facet_bits.bits & mask0) as experts
      from facet_bits join masks using (chunk) where key = any(${cityKeys(cities)}::text[])
      union all
      select city_slug, weight from (${stale}) as found where failed = 0
    ) as counted
    group by city having sum(experts) <> 0
  `.execute(db)
  return rows
}

/** Chunks with at least `least` stale experts, most stale first. */
export async function listStaleChunks(db: Db, least: number): Promise<number[]> {
  const { rows } = await sql<{ chunk: number }>`
    select number / ${sql.lit(CHUNK)} as chunk from stale_bits group by 1 having count(*) >= ${least}
    order by count(*) desc
  `.execute(db)
  return rows.map(({ chunk }) => chunk)
}

/** `keys`: the keys of all bitmaps in which the expert has a bit, separated by spaces. */
type Row = { number: number; keys: string }

const READ_AT_ONCE = 10_000
const WRITE_AT_ONCE = 200

/** As one text: parsing arrays would take longer than all the rest. */
async function readKeys(db: Db, from: number, to: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select number, concat_ws(' ', '*', '=' || country_code, '@' || city_slug, '#' || array_to_string(skills, ' #'),
      (select string_agg(code::text, ' ') from unnest(keys) as code where code < ${sql.lit(CODE_RANGES.language.to)})
    ) as keys
    from expert_search where number >= ${from} and number < ${to}
  `.execute(db)
  return rows
}

async function readBits(db: Db, from: number): Promise<Map<string, Buffer>> {
  const bits = new Map<string, Buffer>()
  for (let at = from; at < from + CHUNK; at += READ_AT_ONCE) {
    const rows = await readKeys(db, at, Math.min(at + READ_AT_ONCE, from + CHUNK))
    for (const row of rows) {
      const position = row.number - from
      for (const key of row.keys.split(' ')) {
        let known = bits.get(key)
        if (!known) bits.set(key, (known = Buffer.alloc(CHUNK / 8)))
        known[position >> 3] = (known[position >> 3] ?? 0) | (128 >> (position & 7))
      }
    }
  }
  return bits
}

/**
 * Rewrites the bitmaps of one chunk, in a REPEATABLE READ transaction: an expert who changes afterwards stays stale,
 * and if it would have marked that expert as fresh, it fails.
 */
export async function writeBits(db: Db, chunk: number): Promise<void> {
  const from = chunk * CHUNK
  await db
    .deleteFrom('stale_bits')
    .where('number', '>=', from)
    .where('number', '<', from + CHUNK)
    .execute()
  const entries = [...(await readBits(db, from))]
  await db.deleteFrom('facet_bits').where('chunk', '=', chunk).execute()
  for (let at = 0; at < entries.length; at += WRITE_AT_ONCE) {
    const some = entries.slice(at, at + WRITE_AT_ONCE)
    await sql`
      insert into facet_bits (key, chunk, bits)
      select key, ${chunk}, hex::bit(${sql.lit(CHUNK)})
      from unnest(${some.map(([key]) => key)}::text[], ${some.map(([, row]) => `x${row.toString('hex')}`)}::text[])
        as made (key, hex)
    `.execute(db)
  }
}
