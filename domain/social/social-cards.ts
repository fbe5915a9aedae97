import * as addresses from '#domain/addresses.ts'
import type { ExpertCard, HireAnswer, SearchAnswer } from '#domain/lists/expert-card.ts'
import { inText } from '#domain/lists/place-in-text.ts'
import { initials } from '#domain/profiles/initials.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { roleText } from '#domain/profiles/role-text.ts'
import { pluralForm } from '#domain/text/plural.ts'
import { ownPicture, storedPicture } from '#domain/uploads/picture.ts'

import { SOCIAL_CHIPS, SOCIAL_PICTURES, type SocialCard } from './social-image.ts'

type Asset = { thumbnailUrl: string | null }
type Note = SocialCard['note']

const PROFILE_SKILLS = 6
const NOTHING = { plainHeading: '', note: { figure: null, text: '' }, chips: [], pictures: [], avatar: null }
const numbers = new Intl.NumberFormat('en')

/** R462: as they are stored, wherever visitors get them from. */
function picturesOf(assets: readonly Asset[], mediaUrl: string | undefined): string[] {
  const own = assets.flatMap(({ thumbnailUrl }) => {
    const stored = storedPicture(thumbnailUrl, mediaUrl)
    return stored && ownPicture(stored) ? [stored] : []
  })
  return [...new Set(own)]
}

/** One picture of each expert, so that the work of three of them is seen. */
function workOf(experts: readonly Pick<ExpertCard, 'featured'>[], mediaUrl: string | undefined): string[] {
  const work: string[] = []
  for (const { featured } of experts) {
    if (work.length === SOCIAL_PICTURES) break
    work.push(...picturesOf(featured, mediaUrl).slice(0, 1))
  }
  return work
}

function countNote(total: number, one: string, many: string): Note {
  return total === 0 ? NOTHING.note : { figure: numbers.format(total), text: pluralForm(total, one, many) }
}

const namesOf = (entries: readonly { displayName: string }[]) =>
  entries.slice(0, SOCIAL_CHIPS).map(({ displayName }) => displayName)

type HomeFacts = { total: number; experts: SearchAnswer['experts']; headline: string }

export function homeCard({ total, experts, headline }: HomeFacts, mediaUrl?: string): SocialCard {
  return {
    ...NOTHING,
    path: '/social/home',
    heading: headline,
    note: countNote(total, 'freelancer or agency to choose from', 'freelancers and agencies to choose from'),
    pictures: workOf(experts, mediaUrl),
  }
}

export const FOR_EXPERTS_CARD = '/social/for-experts'

export function forExpertsCard(experts: SearchAnswer['experts'], mediaUrl?: string): SocialCard {
  return {
    ...NOTHING,
    path: FOR_EXPERTS_CARD,
    heading: 'Show your work where clients look for it',
    note: { figure: null, text: 'For freelancers and agencies who build websites' },
    pictures: workOf(experts, mediaUrl),
  }
}

type HireFacts = Pick<HireAnswer, 'path' | 'skill' | 'country' | 'city' | 'total'> & {
  experts: Pick<ExpertCard, 'featured'>[]
}

export function hireCard({ path, skill, country, city, total, experts }: HireFacts, mediaUrl?: string): SocialCard {
  const place = inText([city, country].flatMap((one) => one?.displayName ?? []).join(', '))
  return {
    ...NOTHING,
    path: hireCardPath(path),
    heading: `${skill.displayName} experts${place && ` in ${place}`}`,
    note: countNote(total, 'expert is listed', 'experts are listed'),
    pictures: workOf(experts, mediaUrl),
  }
}

export const hireCardPath = (hirePath: string) => `/social${hirePath}`

type ProfileFacts = Pick<
  Profile,
  'slug' | 'name' | 'businessType' | 'title' | 'employer' | 'location' | 'skills' | 'owner' | 'profileImg'
> & { featuredAssets: Asset[]; sortedSiteProfiles: Asset[] }

export function profileCard(profile: ProfileFacts, mediaUrl?: string): SocialCard {
  const { slug, name, location, skills, owner, profileImg, featuredAssets, sortedSiteProfiles } = profile
  const place = [location.city, location.country].filter(Boolean).join(', ')
  return {
    path: `/social/profile/${slug}`,
    heading: name,
    plainHeading: `@${slug}`,
    note: { figure: null, text: [roleText(profile), place].filter(Boolean).join(' · ') },
    chips: skills.slice(0, PROFILE_SKILLS),
    pictures: picturesOf([...featuredAssets, ...sortedSiteProfiles], mediaUrl).slice(0, SOCIAL_PICTURES),
    avatar: {
      initials: initials(name),
      shape: owner.type === 'PERSON' ? 'person' : 'workspace',
      picture: picturesOf([{ thumbnailUrl: profileImg }], mediaUrl)[0] ?? null,
    },
  }
}

type Named = { slug: string; displayName: string }

export function cityCard({ city, country, skills }: { city: Named; country: Named; skills: Named[] }): SocialCard {
  return {
    ...NOTHING,
    path: `/social${addresses.browseCity(city.slug)}`,
    heading: `Skills in ${city.displayName}, ${country.displayName}`,
    chips: namesOf(skills),
  }
}

export function countryCard({ country, skill, cities }: { country: Named; skill: Named; cities: Named[] }): SocialCard {
  return {
    ...NOTHING,
    path: `/social${addresses.browseCountry(country.slug, skill.slug)}`,
    heading: `${skill.displayName} in ${inText(country.displayName)}, city by city`,
    chips: namesOf(cities),
  }
}

export function skillsCard({ total, top }: { total: number; top: Named[] }): SocialCard {
  return {
    ...NOTHING,
    path: `/social${addresses.hireIndex}`,
    heading: 'Hire by skill',
    note: countNote(total, 'skill', 'skills for website work'),
    chips: namesOf(top),
  }
}

export function placesCard({ total, top }: { total: number; top: Named[] }): SocialCard {
  return {
    ...NOTHING,
    path: `/social${addresses.browse}`,
    heading: 'Browse by place',
    note: countNote(total, 'city', 'cities around the world'),
    chips: namesOf(top),
  }
}
