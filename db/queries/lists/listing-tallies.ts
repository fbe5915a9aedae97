import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'
import {
  type ListingChange,
  type StoredListingTally,
  toStoredTally,
  type ListingTally,
  applyListingChanges,
} from '#domain/lists/listing-tally.ts'
import { memoize } from '#domain/memoize.ts'

/** The place of a hire page; an empty skill means everyone. */
export type HirePlace = { skill: string; country?: string | undefined; city?: string | undefined }

/** A hire page, or of those on it the ones in some of its cities. */
export type NarrowedPlace = HirePlace & { cities?: readonly string[] | undefined }

export const ALL_EXPERTS_PLACE: HirePlace = { skill: '' }

export type TextParameter = RawBuilder<string>
export type TallyParts = { stored: string | null; changes: string | null }

/**
 * The stored tally and the changes since, in one statement: between two statements a change might be folded in, and
 * count twice or never. `''` means no country or no city. As text, since PostgreSQL takes longer to write JSON than to
 * read the page.
 */
export const tallyWithChangesSql = ({
  skill,
  country,
  city,
}: Record<'skill' | 'country' | 'city', TextParameter>) => sql`(
    select concat_ws(' ', experts, codes, code_counts, minimums, minimum_counts)
    from listing_tally where skill = ${skill} and country_code = ${country} and city_slug = ${city}
  ) as stored, (
    select json_agg(json_build_object('experts', experts, 'keys', keys, 'minimum', minimum))::text
    from listing_change where skill = ${skill} and ${country} in ('', country_code) and ${city} in ('', city_slug)
  ) as changes`

/** A few megabytes: the tallies of most pages stay the same while their cards change. */
const MOST_TALLIES = 200

/** Of `{1,2}`. */
const parseNumbers = (array = '{}') => (array === '{}' ? [] : array.slice(1, -1).split(',').map(Number))

function parseStoredTally(text: string): StoredListingTally {
  const [experts, codes, counts, minimums, minimumCounts] = text.split(' ')
  return {
    experts: Number(experts),
    codes: parseNumbers(codes),
    code_counts: parseNumbers(counts),
    minimums: parseNumbers(minimums),
    minimum_counts: parseNumbers(minimumCounts),
  }
}

const tallyAt = memoize(MOST_TALLIES, (parts): ListingTally => {
  const [stored = '', changes = ''] = parts.split('\n')
  return applyListingChanges(stored ? parseStoredTally(stored) : null, changes ? JSON.parse(changes) : [])
})

/** PostgreSQL writes a JSON of objects with line breaks between them. */
export function parseTallyParts(parts: TallyParts | undefined): ListingTally {
  return tallyAt(`${parts?.stored ?? ''}\n${parts?.changes?.replaceAll('\n', ' ') ?? ''}`)
}

const selectParts = preparedQuery(
  (_, skill: TextParameter, country: TextParameter, city: TextParameter) =>
    sql<TallyParts>`select ${tallyWithChangesSql({ skill, country, city })}`,
)

export async function findTally(db: Db, { skill, country = '', city = '' }: HirePlace): Promise<ListingTally> {
  const [parts] = await selectParts(db, skill, country, city)
  return parseTallyParts(parts)
}

/** Only one process folds changes at a time; a second one skips the run. */
const FOLD_LOCK = 7_305_415

type Edited = { edited_at: Date | null }
type Change = ListingChange & Edited & { id: string; skill: string; country_code: string; city_slug: string }

const pageKey = (skill: string, country: string, city: string) => JSON.stringify([skill, country, city])

/** The pages that a change counts on. */
function pagesOf({ skill, country_code: country, city_slug: city }: Change): string[] {
  return [
    ...new Set([pageKey(skill, '', ''), pageKey(skill, country, ''), ...(city ? [pageKey(skill, country, city)] : [])]),
  ]
}

/** Folds up to `limit` changes into the tallies, in the caller's transaction; returns how many there were. */
export async function foldListingChanges(db: Db, limit: number): Promise<number> {
  const { rows: locks } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${FOLD_LOCK}) as free`.execute(
    db,
  )
  if (!locks[0]?.free) return 0
  const { rows: changes } = await sql<Change>`
    delete from listing_change where id in (select id from listing_change order by id limit ${limit})
    returning id, skill, country_code, city_slug, experts, keys, minimum, edited_at
  `.execute(db)
  if (changes.length === 0) return 0
  const byPage = new Map<string, Change[]>()
  for (const change of changes) {
    for (const page of pagesOf(change)) {
      const known = byPage.get(page)
      if (known) known.push(change)
      else byPage.set(page, [change])
    }
  }
  await storeTallies(db, byPage)
  return changes.length
}

async function storeTallies(db: Db, byPage: Map<string, Change[]>): Promise<void> {
  const { rows } = await sql<StoredListingTally & Edited & { skill: string; country_code: string; city_slug: string }>`
    select tally.skill, tally.country_code, tally.city_slug, experts, codes, code_counts, minimums, minimum_counts,
      edited_at
    from json_to_recordset(${JSON.stringify([...byPage.keys()].map(namedPage))}::json)
      as page (skill text, country_code text, city_slug text)
    join listing_tally as tally using (skill, country_code, city_slug)
  `.execute(db)
  const known = new Map(rows.map((row) => [pageKey(row.skill, row.country_code, row.city_slug), row]))
  const after = [...byPage].map(([page, changes]) => ({
    ...namedPage(page),
    ...toStoredTally(applyListingChanges(known.get(page), changes)),
    edited_at: newest([known.get(page), ...changes]),
  }))
  await sql`
    merge into listing_tally as tally
    using json_populate_recordset(null::listing_tally, ${JSON.stringify(after)}::json) as page
      on tally.skill = page.skill and tally.country_code = page.country_code and tally.city_slug = page.city_slug
    when matched and page.experts = 0 then delete
    when matched then update set experts = page.experts, codes = page.codes, code_counts = page.code_counts,
      minimums = page.minimums, minimum_counts = page.minimum_counts, edited_at = page.edited_at
    when not matched and page.experts <> 0 then insert
      (skill, country_code, city_slug, experts, codes, code_counts, minimums, minimum_counts, edited_at)
      values (page.skill, page.country_code, page.city_slug, page.experts, page.codes, page.code_counts, page.minimums,
        page.minimum_counts, page.edited_at)
  `.execute(db)
}

function newest(edits: (Edited | undefined)[]): Date | null {
  const times = edits.flatMap((one) => one?.edited_at?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

function namedPage(key: string) {
  const [skill, country_code, city_slug] = JSON.parse(key) as string[]
  return { skill, country_code, city_slug }
}
