import type { Catalogue } from '#catalogue/catalogue.ts'
import type { HirePage } from '#catalogue/types.ts'
import { profileAboutText } from '#client/profiles/profile-model.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { detectTextLanguage } from '#domain/profiles/text-language.ts'

/** The skill that the specification links places for. */
const PLACE_SKILL = 'web-design'

type Linking = { catalogue: Catalogue; city: string | undefined; hireLink: (skill: string) => string | undefined }

function firstLink(skills: string[], link: (skill: string) => string | undefined): string | undefined {
  return skills.map(link).find((found) => found !== undefined)
}

/**
 * R287: a page of the place on which this person is listed: for web design if that is one of their skills, else for the
 * first of them that has a page of the city, or the nearest one. Without a known skill they are listed nowhere.
 */
function placeLink({ skills }: Profile, { catalogue, city, hireLink }: Linking): string | undefined {
  const slugs = catalogue.matchSkills(skills).map(({ slug }) => slug)
  const ordered = slugs.includes(PLACE_SKILL) || slugs.length === 0 ? [PLACE_SKILL, ...slugs] : slugs
  const inCity = city && firstLink(ordered, (skill) => catalogue.hireLink({ skill, city, cityOnly: true }))
  return inCity || firstLink(ordered, hireLink)
}

/** R722: the specification's link, and beside it the page of R287 where that is another one. */
function moreExperts(catalogue: Catalogue, hrefs: (string | undefined)[]) {
  const pages = [...new Set(hrefs)].flatMap((href) => (href && catalogue.parseHirePath(href)) || [])
  const links = pages.map(({ path, skill, ...where }) => {
    return { skill: skill.displayName, place: nameInText(where), href: path }
  })
  return { place: pages[0] && nameInText(pages[0]), links }
}

function nameInText({ city, country }: Pick<HirePage, 'city' | 'country'>): string | undefined {
  return city?.displayName ?? (country && withPlaceArticle(country.displayName))
}

export type ProfileView = ReturnType<typeof loadProfileView>

/** The data of a profile page. */
export function loadProfileView(typed: Profile, catalogue: Catalogue, now: Date) {
  const { citySlug: city, countryCode: country } = catalogue.resolveLocation(typed.location)
  const profile = catalogue.shownProfile(typed)
  const hireLink = (skill: string) => catalogue.hireLink({ skill, ...(city && { city }), ...(country && { country }) })
  const language = detectTextLanguage(profileAboutText(profile), profile.languages)
  const { availability } = profile.expertsMetadata
  const place = country && placeLink(profile, { catalogue, city, hireLink })
  return {
    profile,
    countryCode: country,
    placeLink: place,
    moreExperts: moreExperts(catalogue, [hireLink(PLACE_SKILL), place]),
    skills: profile.skills.map((name) => ({ name, href: hireLink(name) })),
    aboutLanguage: language,
    today: now.toISOString().slice(0, 10),
    confirmed: availability !== null && isAvailabilityConfirmed(availability, now),
  }
}
