import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { RankingFacts } from '#domain/lists/ranking/score.ts'
import { presentBadges } from '#use-cases/profiles/present-badges.ts'

/** The inputs of the ranking, from a stored profile. */
export function rankingFacts(row: ProfileRow): RankingFacts {
  return {
    hasPicture: row.profile_img !== null,
    hasHeadline: Boolean(row.title ?? row.business_type),
    hasWebsite: Boolean(row.website),
    hasResolvedCity: row.city_slug !== null,
    hasProjectMinimum: row.project_minimum_amount !== null,
    aboutLength: row.about?.length ?? 0,
    matchedSkills: row.matched_skills.length,
    languages: row.languages.length,
    services: row.services_offered.length,
    highlights: row.featured_assets.length,
    showcasedSites: Number(row.showcased_sites),
    badges: presentBadges(row.badges),
    updatedAt: row.updated_at,
    availabilityConfirmedAt: row.availability_confirmed_at,
    availabilityStatus: row.availability_status,
    availabilityFrom: row.availability_from,
    responseTimeHours: row.response_time_hours,
    answerRate: row.answer_rate,
    likes: row.num_likes,
    followers: row.num_followers,
  }
}
