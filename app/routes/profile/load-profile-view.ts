import type { Catalogue } from '#catalogue/catalogue.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import type { Profile } from '#domain/profiles/profile.ts'

export type ProfileView = ReturnType<typeof loadProfileView>

/** The data of a profile page. */
export function loadProfileView(profile: Profile, catalogue: Catalogue, now: Date) {
  const { citySlug: city, countryCode: country } = catalogue.resolveLocation(profile.location)
  const hireLink = (skill: string) => catalogue.hireLink({ skill, ...(city && { city }), ...(country && { country }) })
  const { availability } = profile.expertsMetadata
  return {
    profile,
    placeLink: country && hireLink('web-design'),
    skills: profile.skills.map((name) => ({ name, href: hireLink(name) })),
    today: now.toISOString().slice(0, 10),
    confirmed: availability !== null && isAvailabilityConfirmed(availability, now),
  }
}
