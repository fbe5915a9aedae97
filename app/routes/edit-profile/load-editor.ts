import { loadProfileView } from '#app/routes/profile/load-profile-view.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Client } from '#client/client.ts'
import { guessIntendedSkill } from '#domain/lists/guess-intended-skill.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { availabilityDaysLeft, isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { tabFields } from './fields.ts'
import { languageChoices } from './fields/language-choices.ts'
import type { SkillEntry } from './fields/use-skill-entries.ts'
import { loadWork } from './load-work.ts'
import { requirementChecklist, nextRequirementStep, goPublicStep } from './saving/next-step.ts'
import { savedTabValues } from './saving/tab-values.ts'
import { type Tab, editorTabs } from './tabs.ts'

type PlacedProfile = Pick<Profile, 'location' | 'public' | 'hirable'> & {
  expertsMetadata: Pick<Profile['expertsMetadata'], 'status'>
}

/** How the catalogue matched the place, as a sentence for the owner. */
export function placeNote(
  profile: PlacedProfile,
  catalogue: Pick<Catalogue, 'resolveLocation' | 'cities' | 'countries'>,
  t: PageTexts,
): string | undefined {
  const { location } = profile
  if (!location.city && !location.country) return undefined
  const { citySlug, countryCode } = catalogue.resolveLocation(location)
  const city = citySlug && catalogue.cities.get(citySlug)?.displayName
  const country = countryCode && catalogue.countries.get(countryCode)?.displayName
  const isListed = profile.public && profile.hirable && profile.expertsMetadata.status === 'ACTIVE'
  const say = (listed: 'readAsListed' | 'knownListed', unlisted: 'readAsUnlisted' | 'knownUnlisted') =>
    t(`editNotes.place.${isListed ? listed : unlisted}`, { city: city ?? '', country: country ?? '' })
  if (city && country) {
    return location.country ? say('knownListed', 'knownUnlisted') : say('readAsListed', 'readAsUnlisted')
  }
  if (!location.country) return t('editNotes.place.needsCountry')
  if (country && location.city) {
    const message = isListed ? 'unknownCityListed' : 'unknownCityUnlisted'
    return t(`editNotes.place.${message}`, { country: withPlaceArticle(country) })
  }
  if (country) return t('editNotes.place.needsCity', { country: withPlaceArticle(country) })
  return t('editNotes.place.unknown')
}

const names = (entries: Iterable<{ displayName: string }>) =>
  [...new Set([...entries].map(({ displayName }) => displayName))].sort((a, b) => a.localeCompare(b, 'en'))

/** R703, R704: what the catalogue knows of a typed skill. */
function skillEntry(name: string, catalogue: Catalogue): SkillEntry {
  const slug = catalogue.matchSkills([name])[0]?.slug ?? null
  return {
    name,
    slug,
    meant: slug === null ? guessIntendedSkill(name, catalogue.suggestTerms(name).skills) : undefined,
  }
}

/** The choices of a tab; each tab loads only its own. */
async function loadChoices(client: Client, { profile, tab, catalogue, t }: Editing) {
  const fields = new Set(tabFields(tab, profile).map(({ name }) => name))
  return {
    languages: fields.has('languages') ? languageChoices(profile.languages) : [],
    cities: fields.has('city') ? names(catalogue.cities.values()) : [],
    countries: fields.has('country') ? names(catalogue.countries.values()) : [],
    skills: fields.has('skills') ? names(catalogue.offeredSkills) : [],
    skillEntries: fields.has('skills') ? profile.skills.map((name) => skillEntry(name, catalogue)) : [],
    placeNote: placeNote(profile, catalogue, t),
    badges: tab === 'admin' ? { partner: PARTNER_BADGES, award: AWARD_BADGES } : { partner: [], award: [] },
    work: tab === 'portfolio-highlight' ? await loadWork(client, profile.slug) : undefined,
  }
}

/** R24: whether the availability still counts as confirmed, and for how many days. */
function confirmation({ expertsMetadata: { availability } }: Profile, now: Date) {
  if (!availability) return { confirmed: false, daysLeft: 0 }
  return { confirmed: isAvailabilityConfirmed(availability, now), daysLeft: availabilityDaysLeft(availability, now) }
}

/** R713: how a card shows the saved skills; null for one that it leaves out. */
function cardSkills({ skills }: Profile, catalogue: Catalogue): [typed: string, shown: string | null][] {
  return skills.map((name) => [name, catalogue.shownSkills(catalogue.matchSkills([name]))[0]?.displayName ?? null])
}

type Editing = { profile: Profile; tab: Tab; catalogue: Catalogue; platformName: string; t: PageTexts }

/** The data of one editor tab. */
export async function loadEditor(
  client: Client,
  { etag, isAdmin, ...editing }: Editing & { etag: string; isAdmin: boolean },
) {
  const { profile, tab, catalogue } = editing
  const now = new Date()
  return {
    profile,
    etag,
    tab,
    tabs: editorTabs(profile, { isAdmin }),
    values: savedTabValues(profile, tabFields(tab, profile)),
    choices: await loadChoices(client, editing),
    checklist: requirementChecklist(editing),
    publicStep: goPublicStep(editing),
    nextStep: nextRequirementStep(editing),
    platformName: editing.platformName,
    cardSkills: cardSkills(profile, catalogue),
    confirmation: confirmation(profile, now),
    view: loadProfileView(profile, catalogue, now),
  }
}

export type EditorData = Awaited<ReturnType<typeof loadEditor>>
