import type { Catalogue } from '#catalogue/catalogue.ts'
import { aboutText } from '#client/profiles/profile-model.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { languageOfText } from '#domain/profiles/text-language.ts'

export type ProfileView = ReturnType<typeof loadProfileView>

/** The data of a profile page. */
export function loadProfileView(profile: Profile, catalogue: Catalogue, now: Date) {
  const { citySlug: city, countryCode: country } = catalogue.resolveLocation(profile.location)
  const hireLink = (skill: string) => catalogue.hireLink({ skill, ...(city && { city }), ...(country && { country }) })
  const language = languageOfText(aboutText(profile), profile.languages)
  const { availability } = profile.expertsMetadata
  return {
    profile,
    countryCode: country,
    placeLink: country && hireLink('web-design'),
    skills: profile.skills.map((name) => ({ name, href: hireLink(name) })),
    // The page itself is in English.
    aboutLanguage: language === 'en' ? undefined : language,
    today: now.toISOString().slice(0, 10),
    confirmed: availability !== null && isAvailabilityConfirmed(availability, now),
  }
}
