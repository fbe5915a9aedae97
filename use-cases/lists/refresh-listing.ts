import type { Transaction } from 'kysely'

import { recordFirstListing } from '#db/queries/lists/first-listings.ts'
import { indexExperts, replaceListings, storeScore } from '#db/queries/lists/listings.ts'
import { findProfileById, lockProfile, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { Database } from '#db/schema.ts'
import { utcDay } from '#domain/day.ts'
import { expertFacetCodes } from '#domain/lists/facet-codes.ts'
import { newUntil } from '#domain/lists/ranking/newcomers.ts'
import { isComplete, scoreProfile } from '#domain/lists/ranking/score.ts'
import { isListable } from '#domain/policy/hirable.ts'
import { storedAvailabilityStatus } from '#domain/profiles/availability/current-availability-status.ts'
import { toUsd } from '#domain/profiles/money/usd-rates.ts'
import { hirableFacts } from '#use-cases/profiles/present-profile.ts'
import { presentProjectMinimum } from '#use-cases/profiles/present-work-terms.ts'

import { rankingFacts } from './ranking-facts.ts'

/** R44: the place under which the profile is listed; undefined where it is not listed. */
function listingPlace(row: ProfileRow, now: Date): { countryCode: string; citySlug: string | null } | undefined {
  // A country is a requirement; the check tells the compiler.
  if (row.country_code === null || !isListable(hirableFacts(row, now))) return undefined
  return { countryCode: row.country_code, citySlug: row.city_slug }
}

/** R740: what filters and sort orders compare, by the rates of this process. */
export function projectMinimumInUsd(row: Pick<ProfileRow, 'project_minimum_amount' | 'project_minimum_currency'>) {
  const named = presentProjectMinimum(row)
  return named && toUsd(named.amount, named.currency)
}

/** The columns of a profile's listings except the skill: what filters and sort orders read. */
function listedFacts(row: ProfileRow, score: number, now: Date) {
  const minimum = projectMinimumInUsd(row)
  const codes = expertFacetCodes({
    type: row.owner_user_id === null ? 'agency' : 'freelancer',
    services: row.services_offered,
    languages: row.languages,
    badges: row.badges.map((badge) => badge.badge_name),
    // R734: as a job keeps it up to date (R735).
    availability: storedAvailabilityStatus(rankingFacts(row), now),
    minimum,
    score,
    answerRate: row.answer_rate,
  })
  return { score, codes, minimum, listedAt: listedSince(row), editedAt: row.updated_at }
}

const listedSince = (row: ProfileRow) => row.activated_at ?? row.created_at

/**
 * R810: the day from which on a listed expert is no longer new; null for those who are not. A profile is listed from its
 * activation on, so one that was activated earlier was recorded then.
 */
async function newcomerUntil(
  transaction: Transaction<Database>,
  row: ProfileRow,
  { now }: { now: Date },
): Promise<string | null> {
  const [listedAt, today] = [listedSince(row), utcDay(now)]
  if (newUntil(listedAt) <= today) return null
  const first = await recordFirstListing(transaction, { profileId: row.id, listedAt })
  const until = first && isComplete(rankingFacts(row)) ? newUntil(first) : today
  return until > today ? until : null
}

/**
 * Updates score, listings, search row and counts to the profile as the caller's transaction has left it. Call it once,
 * last, after every change that a score, a requirement, a filter or a search depends on. It relies on READ COMMITTED: a
 * caller that waited for the lock reads what the one before has written. Use one transaction per profile, since each
 * stays locked until the end.
 */
export async function refreshListing(
  transaction: Transaction<Database>,
  profileId: string,
  { now }: { now: Date },
): Promise<void> {
  if (!(await lockProfile(transaction, profileId))) return
  const row = await findProfileById(transaction, profileId)
  if (row) await refreshLockedListing(transaction, row, { now })
}

/** The same, for a caller that has locked the profile and read it since its last write. */
export async function refreshLockedListing(
  transaction: Transaction<Database>,
  row: ProfileRow,
  { now }: { now: Date },
): Promise<void> {
  const profileId = row.id
  const score = scoreProfile(rankingFacts(row), now)
  const place = listingPlace(row, now)
  const until = place ? await newcomerUntil(transaction, row, { now }) : null
  // Writing a profile is the dearest part of an edit.
  if (score.total !== row.ranking_score || score.version !== row.ranking_version || until !== row.new_until) {
    await storeScore(transaction, profileId, { ...score, newUntil: until })
  }
  const facts = place && { place, ...listedFacts(row, score.total, now) }
  await replaceListings(transaction, profileId, facts ? row.matched_skills.map((skill) => ({ skill, ...facts })) : [])
  await indexExperts(transaction, [profileId])
}
