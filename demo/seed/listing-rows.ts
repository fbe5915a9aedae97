import type { GeneratedExpert } from '#demo/generate/generate-experts.ts'
import { utcDay } from '#domain/day.ts'
import { expertFacetCodes } from '#domain/lists/facet-codes.ts'
import { listingKeys } from '#domain/lists/listing-keys.ts'
import { newUntil } from '#domain/lists/ranking/newcomers.ts'
import { isComplete, type RankingFacts, scoreProfile } from '#domain/lists/ranking/score.ts'
import { storedAvailabilityStatus } from '#domain/profiles/availability/current-availability-status.ts'
import type { AwardLevel, BadgeType } from '#domain/profiles/badge.ts'
import { toUsd } from '#domain/profiles/money/usd-rates.ts'
import { presentBadges } from '#use-cases/profiles/present-badges.ts'

type BadgeRow = { badge_type: BadgeType; badge_name: string; award_level: AwardLevel | null; award_date: string | null }

type ProfileDates = {
  id: string
  activated_at: Date
  updated_at: Date
  availability_confirmed_at: Date | null
  availability_from: string | null
}

type Context = { profile: ProfileDates; badges: BadgeRow[]; now: Date }

function rankingFacts(expert: GeneratedExpert, { profile, badges }: Context): RankingFacts {
  return {
    hasPicture: true,
    hasHeadline: Boolean(expert.title ?? expert.businessType),
    hasWebsite: expert.website !== undefined,
    hasResolvedCity: expert.place.citySlug !== null,
    hasProjectMinimum: expert.projectMinimum !== undefined,
    aboutLength: expert.about.length,
    matchedSkills: expert.skillSlugs.length,
    languages: expert.languages.length,
    services: expert.services.length,
    highlights: expert.highlights.length,
    showcasedSites: expert.sites.length,
    badges: presentBadges(badges),
    updatedAt: profile.updated_at,
    availabilityConfirmedAt: profile.availability_confirmed_at,
    availabilityStatus: expert.availability?.status ?? null,
    availabilityFrom: profile.availability_from,
    responseTimeHours: expert.responseTimeHours ?? null,
    answerRate: expert.answerRate,
    likes: expert.likes,
    followers: expert.followers,
  }
}

/** The score and the listings as `refreshListing` would write them, which a test compares. */
export function listingRows(expert: GeneratedExpert, context: Context) {
  const { profile, badges, now } = context
  const facts = rankingFacts(expert, context)
  const score = scoreProfile(facts, now)
  const { projectMinimum, place } = expert
  const minimum = projectMinimum ? toUsd(projectMinimum.amount, projectMinimum.currency) : null
  const codes = expertFacetCodes({
    type: expert.kind === 'workspace' ? 'agency' : 'freelancer',
    services: expert.services,
    languages: expert.languages,
    badges: badges.map((badge) => badge.badge_name),
    availability: storedAvailabilityStatus(facts, now),
    minimum,
    score: score.total,
    answerRate: expert.answerRate,
  })
  const listings = expert.skillSlugs.map((skill) => ({
    skill,
    profile_id: profile.id,
    country_code: place.countryCode,
    city_slug: place.citySlug,
    score: score.total,
    keys: listingKeys({ skill, country: place.countryCode, city: place.citySlug }, codes),
    project_minimum_usd: minimum,
    listed_at: profile.activated_at,
    edited_at: profile.updated_at,
  }))
  const until = newUntil(profile.activated_at)
  const isNew = listings.length > 0 && until > utcDay(now) && isComplete(facts)
  return { score, newUntil: isNew ? until : null, listings }
}
