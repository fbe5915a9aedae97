import type { ListingCount } from '#catalogue/rank-from-counts.ts'
import { readCatalogueTables } from '#catalogue/read-tables.ts'
import { rebuildCatalogueSnapshot } from '#catalogue/rebuild-tables.ts'
import type { AddedAliases, CatalogueSnapshot } from '#catalogue/snapshot.ts'
import type { Db } from '#db/connection.ts'
import { listExpertCountsByPlace } from '#db/queries/catalogue/catalogue-snapshots.ts'
import { listDecidedTerms } from '#db/queries/catalogue/unmatched-terms.ts'
import type { UnmatchedTermKind } from '#domain/admin/unmatched-term.ts'

const TABLE_OF: Record<UnmatchedTermKind, keyof AddedAliases> = {
  skill: 'skills',
  city: 'cities',
  country: 'countries',
}

type CountRow = Awaited<ReturnType<typeof listExpertCountsByPlace>>[number]

/** A country's count includes its cities: the remainder are experts outside of all of them. */
function listingCounts(rows: CountRow[]): ListingCount[] {
  const inCities = new Map<string, number>()
  const key = ({ skill, country_code }: CountRow) => `${skill} ${country_code}`
  for (const row of rows) {
    if (row.city_slug !== '') inCities.set(key(row), (inCities.get(key(row)) ?? 0) + row.experts)
  }
  return rows.map((row) => {
    const place = { skill: row.skill, country: row.country_code }
    if (row.city_slug !== '') return { ...place, city: row.city_slug, experts: row.experts }
    return { ...place, experts: row.experts - (inCities.get(key(row)) ?? 0) }
  })
}

/** R142: the tables as computed now from the listed experts and the mapped terms. */
export async function computeCatalogueSnapshot(db: Db): Promise<CatalogueSnapshot> {
  const [rows, terms] = await Promise.all([listExpertCountsByPlace(db), listDecidedTerms(db, ['mapped'])])
  const aliases: AddedAliases = { skills: {}, cities: {}, countries: {} }
  for (const { kind, term, target } of terms) if (target !== null) aliases[TABLE_OF[kind]][term] = target
  return rebuildCatalogueSnapshot(readCatalogueTables(), { listings: listingCounts(rows), aliases })
}
