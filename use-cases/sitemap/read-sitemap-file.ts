import { listProfileRanges } from '#db/queries/sitemap/profile-ranges.ts'
import { MAX_SITEMAP_FILE_URLS } from '#domain/limits.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

import { allHirePlaces, listHireEntries, findListedPlaces } from './hire-entries.ts'
import { listPageEntries } from './page-entries.ts'
import { listCityEntries, listCountryEntries } from './place-entries.ts'
import { streamProfileEntries } from './profile-entries.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

type Batches = Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>

const FILE_NAME = /^(?<kind>hire|profiles|cities|countries)-(?<number>[1-9]\d{0,5})$/
const MISSING = fail('not_found', 'there is no such sitemap')

async function listEntries(deps: Pick<Deps, 'db' | 'catalogue'>, kind: string): Promise<SitemapEntry[]> {
  const listed = await findListedPlaces(deps, allHirePlaces(deps.catalogue))
  if (kind === 'hire') return listHireEntries(listed)
  return kind === 'cities' ? listCityEntries(deps, listed) : listCountryEntries(deps, listed)
}

/** R61: the entries of one file, in batches; those of profiles are read while they are sent. */
export async function readSitemapFile(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  { name, max = MAX_SITEMAP_FILE_URLS }: { name: string; max?: number },
): Promise<Result<Batches>> {
  if (name === 'pages') return ok([await listPageEntries(deps)])
  const { kind, number } = FILE_NAME.exec(name)?.groups ?? {}
  if (!kind) return MISSING
  const index = Number(number) - 1
  if (kind === 'profiles') {
    const ranges = await listProfileRanges(deps.db, max)
    const firstId = ranges[index]?.firstId
    if (firstId === undefined) return MISSING
    // A profile that went public since may be older than the first of them.
    return ok(
      streamProfileEntries(deps, { firstId: index === 0 ? '' : firstId, nextId: ranges[index + 1]?.firstId, max }),
    )
  }
  const entries = (await listEntries(deps, kind)).slice(index * max, (index + 1) * max)
  return entries.length > 0 ? ok([entries]) : MISSING
}
