import type { Transaction } from 'kysely'

import {
  changeListingCounts,
  indexExperts,
  listListedPlaces,
  listSkillSlugs,
  removeListings,
  replaceListings,
  storeScore,
} from '#db/queries/listings.ts'
import { findProfileById, lockProfile, type ProfileRow } from '#db/queries/profiles.ts'
import type { Database } from '#db/schema.ts'
import { countChanges } from '#domain/listing-counts.ts'
import { scoreProfile } from '#domain/ranking/score.ts'
import { allMet } from '#domain/requirements.ts'
import { toUsd } from '#domain/usd-rates.ts'

import { requirementsOf } from './present-profile.ts'
import { presentProjectMinimum } from './present-terms.ts'
import { rankingFacts } from './ranking-facts.ts'

/** R44: the place that the profile is listed under; undefined where it is not listed. */
function listedPlace(row: ProfileRow, now: Date): { countryCode: string; citySlug: string | null } | undefined {
  const open = row.visibility === 'PUBLIC' && row.expert_status === 'ACTIVE' && row.wants_hirable
  if (!open || row.country_code === null || !allMet(requirementsOf(row, now).hirable)) return undefined
  return { countryCode: row.country_code, citySlug: row.city_slug }
}

function listingColumns(row: ProfileRow) {
  const minimum = presentProjectMinimum(row)
  return {
    owner_kind: row.owner_user_id === null ? ('agency' as const) : ('freelancer' as const),
    services: row.services_offered,
    languages: row.languages,
    badges: [...new Set(row.badges.map((badge) => badge.badge_name))].sort(),
    availability_status: row.availability_status,
    project_minimum_usd: minimum && toUsd(minimum.amount, minimum.currency),
    listed_at: row.activated_at ?? row.created_at,
  }
}

/**
 * Brings score, listings, what the search reads, and counts in line with the profile as the caller's transaction has left it:
 * call it last, once, after every change that a score, a requirement, a filter or a search looks at.
 * It relies on READ COMMITTED: whoever waits for the lock reads what the one before has written.
 * Several profiles want a transaction each, since counts stay locked until the end.
 */
export async function refreshListing(
  transaction: Transaction<Database>,
  profileId: string,
  { now }: { now: Date },
): Promise<void> {
  if (!(await lockProfile(transaction, profileId))) return
  const row = await findProfileById(transaction, profileId)
  if (!row) return
  const score = scoreProfile(rankingFacts(row), now)
  await storeScore(transaction, profileId, score)

  const before = await listListedPlaces(transaction, profileId)
  const place = listedPlace(row, now)
  const skills = place ? await listSkillSlugs(transaction, profileId) : []
  if (place && skills.length > 0) {
    const columns = {
      ...listingColumns(row),
      country_code: place.countryCode,
      city_slug: place.citySlug,
      score: score.total,
    }
    await replaceListings(transaction, profileId, { skills, columns })
  } else if (before.length > 0) await removeListings(transaction, profileId)
  await indexExperts(transaction, [profileId])
  const after = place ? skills.map((skill) => ({ skill, ...place })) : []
  await changeListingCounts(transaction, countChanges(before, after))
}
