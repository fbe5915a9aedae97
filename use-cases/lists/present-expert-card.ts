import { MAX_CARD_PICTURES, MAX_CARD_SKILLS, type ExpertRow } from '#db/queries/lists/expert-cards.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'
import type { CardWork } from '#domain/lists/fitting-work.ts'
import { publicPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'
import { presentBadges } from '#use-cases/profiles/present-badges.ts'
import { presentAvailability, presentProjectMinimum } from '#use-cases/profiles/present-work-terms.ts'

/** R277: matched skills as they are shown. */
export function skillChips(matched: { skill_slug: string }[], catalogue: Deps['catalogue']): ExpertCard['skills'] {
  const skills = matched.map(
    ({ skill_slug: slug }) => catalogue.skills.get(slug) ?? { slug, displayName: slug, aliases: [], categories: [] },
  )
  return catalogue.shownSkills(skills).map(({ slug, displayName }) => ({ slug, name: displayName }))
}

/** The works of an expert in the order of the card: highlights lead, other sites follow. */
export function cardWorks(row: Pick<ExpertRow, 'featured' | 'sites'>, site: Deps['site']): CardWork[] {
  const works = new Map([...row.featured, ...row.sites].map((asset) => [asset.id, asset]))
  return [...works.values()].map(({ name, description, thumbnail_url: thumbnail }) => ({
    name,
    description,
    thumbnailUrl: publicPictureAddress(thumbnail, site.mediaUrl),
  }))
}

/** The works that the card shows. */
export const shownCardWorks = (works: readonly CardWork[]): ExpertCard['featured'] =>
  works.slice(0, MAX_CARD_PICTURES).map(({ name, thumbnailUrl }) => ({ name, thumbnailUrl }))

export function presentExpertCard(row: ExpertRow, { catalogue, site }: Pick<Deps, 'catalogue' | 'site'>): ExpertCard {
  return {
    slug: row.slug,
    name: row.name,
    title: row.title,
    type: row.owner_user_id === null ? 'agency' : 'freelancer',
    profileImg: publicPictureAddress(row.profile_img, site.mediaUrl),
    location: catalogue.shownPlace({ city: row.city, country: row.country }),
    skills: skillChips(row.skill_slugs, catalogue).slice(0, MAX_CARD_SKILLS),
    badges: presentBadges(row.badges),
    availability: presentAvailability(row),
    projectMinimum: presentProjectMinimum(row),
    featured: shownCardWorks(cardWorks(row, site)),
    responseTimeHours: row.response_time_hours,
    answerRate: row.answer_rate,
    numFollowers: row.num_followers,
  }
}
