import { CARD_PICTURES, type ExpertRow } from '#db/queries/lists/expert-cards.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'
import type { Deps } from '#use-cases/deps.ts'
import { presentBadges } from '#use-cases/profiles/present-badges.ts'
import { presentAvailability, presentProjectMinimum } from '#use-cases/profiles/present-terms.ts'

export function presentExpertCard(row: ExpertRow, catalogue: Deps['catalogue']): ExpertCard {
  // The highlight leads; other sites fill the card up.
  const pictures = new Map([...row.featured, ...row.sites].map((asset) => [asset.id, asset]))
  const featured = [...pictures.values()].slice(0, CARD_PICTURES)
  return {
    slug: row.slug,
    name: row.name,
    title: row.title,
    type: row.owner_user_id === null ? 'agency' : 'freelancer',
    profileImg: row.profile_img,
    location: { city: row.city, country: row.country },
    skills: row.skill_slugs.map(({ skill_slug: slug }) => ({
      slug,
      name: catalogue.skills.get(slug)?.displayName ?? slug,
    })),
    badges: presentBadges(row.badges),
    availability: presentAvailability(row),
    projectMinimum: presentProjectMinimum(row),
    featured: featured.map((asset) => ({ name: asset.name, thumbnailUrl: asset.thumbnail_url })),
    responseTimeHours: row.response_time_hours,
    numFollowers: row.num_followers,
  }
}
