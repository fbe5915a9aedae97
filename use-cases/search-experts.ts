import { countExperts, type ExpertRow, listExperts } from '#db/queries/expert-search.ts'
import type { ExpertCard, SearchAnswer } from '#domain/expert-card.ts'
import { PAGE_SIZE } from '#domain/limits.ts'

import type { Deps } from './deps.ts'
import { presentBadges } from './present-badges.ts'
import { presentAvailability, presentProjectMinimum } from './present-terms.ts'

const MAX_TERMS = 8
const CARD_PICTURES = 3
/** Words that join a skill and a place. */
const JOINING = new Set(['in', 'near', 'and', '&'])

function presentCard(row: ExpertRow, catalogue: Deps['catalogue']): ExpertCard {
  // The highlight leads; other sites fill the card up.
  const pictures = new Map([...row.featured, ...row.sites].map((asset) => [asset.id, asset]))
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
    featured: [...pictures.values()]
      .slice(0, CARD_PICTURES)
      .map((asset) => ({ name: asset.name, thumbnailUrl: asset.thumbnail_url })),
    responseTimeHours: row.response_time_hours,
    numFollowers: row.num_followers,
  }
}

/** Experts whose profile has every word of the query; without one, all of them. */
export async function searchExperts(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  { q, page }: { q: string; page: number },
): Promise<SearchAnswer> {
  const terms = q
    .split(/[\s,]+/u)
    .filter((term) => term !== '' && !JOINING.has(term.toLowerCase()))
    .slice(0, MAX_TERMS)
  const [total, rows] = await Promise.all([
    countExperts(db, terms),
    listExperts(db, { terms, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
  ])
  return {
    q,
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    experts: rows.map((row) => presentCard(row, catalogue)),
    facets: {},
  }
}
