import type { Catalogue } from '#catalogue/catalogue.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import type { Profile } from '#domain/profiles/profile.ts'

export type ProfileView = ReturnType<typeof loadProfileView>

/** All that the page of a profile shows, worked out on the server. */
export function loadProfileView(typed: Profile, catalogue: Catalogue, now: Date) {
  const { citySlug: city, countryCode: country } = catalogue.resolveLocation(typed.location)
  const profile = catalogue.shownProfile(typed)
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
