import * as addresses from '#domain/addresses.ts'
import type { ExpertCard, HireAnswer, SearchAnswer } from '#domain/lists/expert-card.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { businessTypeDisplayName } from '#domain/platform/display-names.ts'
import { initials } from '#domain/profiles/initials.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { parseOwnPictureAddress, storedPictureAddress } from '#domain/uploads/picture.ts'
import type { Texts } from '#locales/texts.ts'

import { MAX_SOCIAL_CHIPS, MAX_SOCIAL_PICTURES, type SocialCard } from './social-image.ts'

type Asset = { thumbnailUrl: string | null }

/** The language of the card, and where pictures are shown from (R462). */
export type SocialCardContext = { say: Texts['text']; mediaUrl?: string | undefined }

const PROFILE_SKILLS = 6
const NOTHING = { plainHeading: '', note: { figure: null, text: '' }, chips: [], pictures: [], avatar: null }
const numbers = new Intl.NumberFormat('en')

/** R462: as they are stored, wherever visitors get them from. */
function picturesOf(assets: readonly Asset[], mediaUrl: string | undefined): string[] {
  const own = assets.flatMap(({ thumbnailUrl }) => {
    const stored = storedPictureAddress(thumbnailUrl, mediaUrl)
    return stored && parseOwnPictureAddress(stored) ? [stored] : []
  })
  return [...new Set(own)]
}

/** One picture of each expert, so that the work of three of them is seen. */
function workOf(experts: readonly Pick<ExpertCard, 'featured'>[], mediaUrl: string | undefined): string[] {
  const work: string[] = []
  for (const { featured } of experts) {
    if (work.length === MAX_SOCIAL_PICTURES) break
    work.push(...picturesOf(featured, mediaUrl).slice(0, 1))
  }
  return work
}

/** `text` follows the number. */
function countNote(count: number, text: string): SocialCard['note'] {
  return count === 0 ? NOTHING.note : { figure: numbers.format(count), text }
}

const namesOf = (entries: readonly { displayName: string }[]) =>
  entries.slice(0, MAX_SOCIAL_CHIPS).map(({ displayName }) => displayName)

/** `headline`: the brand's own. */
type HomeFacts = { total: number; experts: SearchAnswer['experts']; headline: string | undefined }

export function homeSocialCard(
  { total, experts, headline }: HomeFacts,
  { say, mediaUrl }: SocialCardContext,
): SocialCard {
  return {
    ...NOTHING,
    path: '/social/home',
    heading: headline ?? say('social.home.heading'),
    note: countNote(total, say('social.home.note', { count: total })),
    pictures: workOf(experts, mediaUrl),
  }
}

export const FOR_EXPERTS_CARD_PATH = '/social/for-experts'

export function forExpertsSocialCard(
  experts: SearchAnswer['experts'],
  { say, mediaUrl }: SocialCardContext,
): SocialCard {
  return {
    ...NOTHING,
    path: FOR_EXPERTS_CARD_PATH,
    heading: say('social.forExperts.heading'),
    note: { figure: null, text: say('social.forExperts.note') },
    pictures: workOf(experts, mediaUrl),
  }
}

type HireFacts = Pick<HireAnswer, 'path' | 'skill' | 'country' | 'city' | 'total'> & {
  experts: Pick<ExpertCard, 'featured'>[]
}

export function hireSocialCard(
  { path, skill: { displayName: skill }, country, city, total, experts }: HireFacts,
  { say, mediaUrl }: SocialCardContext,
): SocialCard {
  const place = withPlaceArticle([city, country].flatMap((one) => one?.displayName ?? []).join(', '))
  return {
    ...NOTHING,
    path: hireSocialCardPath(path),
    heading: place ? say('social.hire.headingIn', { skill, place }) : say('social.hire.heading', { skill }),
    note: countNote(total, say('social.hire.note', { count: total })),
    pictures: workOf(experts, mediaUrl),
  }
}

export const hireSocialCardPath = (hirePath: string) => `/social${hirePath}`

type ProfileFacts = Pick<
  Profile,
  'slug' | 'name' | 'businessType' | 'title' | 'employer' | 'location' | 'skills' | 'owner' | 'profileImg'
> & { featuredAssets: Asset[]; sortedSiteProfiles: Asset[] }

/** What the expert is; empty where nothing is known. */
function roleOf({ businessType, title, employer }: ProfileFacts, say: Texts['text']): string {
  if (businessType) return businessTypeDisplayName(businessType, say(`editFields.businessType.${businessType}`))
  if (title && employer) return say('profile.role.both', { title, employer })
  return employer ? say('profile.role.employer', { employer }) : (title ?? '')
}

export function profileSocialCard(profile: ProfileFacts, { say, mediaUrl }: SocialCardContext): SocialCard {
  const { slug, name, location, skills, owner, profileImg, featuredAssets, sortedSiteProfiles } = profile
  const place = [location.city, location.country].filter(Boolean).join(', ')
  return {
    path: `/social/profile/${slug}`,
    heading: name,
    plainHeading: `@${slug}`,
    note: { figure: null, text: [roleOf(profile, say), place].filter(Boolean).join(' · ') },
    chips: skills.slice(0, PROFILE_SKILLS),
    pictures: picturesOf([...featuredAssets, ...sortedSiteProfiles], mediaUrl).slice(0, MAX_SOCIAL_PICTURES),
    avatar: {
      initials: initials(name),
      shape: owner.type === 'PERSON' ? 'person' : 'workspace',
      picture: picturesOf([{ thumbnailUrl: profileImg }], mediaUrl)[0] ?? null,
    },
  }
}

type Named = { slug: string; displayName: string }

export function citySocialCard(
  { city, country, skills }: { city: Named; country: Named; skills: Named[] },
  { say }: SocialCardContext,
): SocialCard {
  return {
    ...NOTHING,
    path: `/social${addresses.browseCity(city.slug)}`,
    heading: say('social.city.heading', { city: city.displayName, country: country.displayName }),
    chips: namesOf(skills),
  }
}

export function countrySocialCard(
  { country, skill, cities }: { country: Named; skill: Named; cities: Named[] },
  { say }: SocialCardContext,
): SocialCard {
  return {
    ...NOTHING,
    path: `/social${addresses.browseCountry(country.slug, skill.slug)}`,
    heading: say('social.country.heading', {
      skill: skill.displayName,
      country: withPlaceArticle(country.displayName),
    }),
    chips: namesOf(cities),
  }
}

export function skillsSocialCard(
  { total, top }: { total: number; top: Named[] },
  { say }: SocialCardContext,
): SocialCard {
  return {
    ...NOTHING,
    path: `/social${addresses.hireIndex}`,
    heading: say('social.skills.heading'),
    note: countNote(total, say('social.skills.note', { count: total })),
    chips: namesOf(top),
  }
}

export function placesSocialCard(
  { total, top }: { total: number; top: Named[] },
  { say }: SocialCardContext,
): SocialCard {
  return {
    ...NOTHING,
    path: `/social${addresses.browse}`,
    heading: say('social.places.heading'),
    note: countNote(total, say('social.places.note', { count: total })),
    chips: namesOf(top),
  }
}
