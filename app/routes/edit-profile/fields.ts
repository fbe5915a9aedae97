import { truncateSiteOrder } from '#client/profiles/profile-calls.ts'
import { profilePicture, profileType } from '#client/profiles/profile-model.ts'
import { PICTURE_FIELDS, postedPictureAddress } from '#client/uploads/uploads.ts'
import type { FormFields } from '#domain/forms/form-fields.ts'
import { MAX_COUNT } from '#domain/limits.ts'
import { LANGUAGE_CODES } from '#domain/profiles/language-codes.ts'
import type { Profile, ProfileType } from '#domain/profiles/profile.ts'
import { SERVICE_SLUGS } from '#domain/profiles/services.ts'

import { type EditField, HIGHLIGHT_SLOTS } from './edit-field.ts'
import { type FieldInput, sectionInputs } from './field-inputs.ts'
import { CORRECT_SKILL_FIELD, applySkillCorrection } from './fields/correct-skill.ts'
import type { Tab } from './tabs.ts'

const lines = (value: string) => [...new Set(value.split('\n').map((line) => line.trim()))].filter(Boolean)
const allTexts = (name: string) => (form: FormData) => form.getAll(name).map(String)
const checkboxValue = (on: boolean) => (on ? 'on' : '')

const PICTURE: EditField = {
  name: 'picture',
  read: (profile) => profilePicture(profile) ?? '',
  typed: postedPictureAddress,
  // The checkbox that removes the picture has the same name.
  maxCount: 2,
}
const NAME: EditField = { name: 'name', read: (profile) => profile.name }
const HANDLE: EditField = { name: 'slug', read: (profile) => profile.slug }
const PLACE: EditField[] = [
  { name: 'city', read: (profile) => profile.location.city ?? '' },
  { name: 'country', read: (profile) => profile.location.country ?? '' },
]
const LANGUAGES: EditField = {
  name: 'languages',
  read: (profile) => [...profile.languages].sort(),
  typed: (form) => allTexts('languages')(form).sort(),
  maxCount: LANGUAGE_CODES.length,
}
const PUBLIC: EditField = { name: 'public', read: (profile) => checkboxValue(profile.public) }
const EXPERT: EditField[] = [
  {
    name: 'skills',
    read: (profile) => profile.skills,
    typed: (form) => applySkillCorrection(lines(form.getAll('skills').join('\n').replaceAll('\r\n', '\n')), form),
    // One text of lines, or one value per skill. The limit is generous, so that the field itself reports too many.
    maxCount: MAX_COUNT.skills * 5,
  },
  {
    name: 'services',
    read: (profile) => [...profile.expertsMetadata.servicesOffered].sort(),
    typed: (form) => allTexts('services')(form).sort(),
    maxCount: SERVICE_SLUGS.length,
  },
  {
    name: 'minimumAmount',
    read: ({ expertsMetadata: { projectMinimum } }) => (projectMinimum ? String(projectMinimum.amount) : ''),
  },
  {
    name: 'minimumCurrency',
    read: ({ expertsMetadata: { projectMinimum } }) => projectMinimum?.currency ?? 'USD',
  },
]
const AVAILABILITY: EditField[] = [
  {
    name: 'hirable',
    read: (profile) => checkboxValue(profile.wantsHirable ?? profile.hirable),
  },
  {
    name: 'availabilityStatus',
    read: (profile) => profile.expertsMetadata.availability?.status ?? '',
  },
  {
    name: 'availabilityFrom',
    read: (profile) => profile.expertsMetadata.availability?.from ?? '',
  },
]
const HIGHLIGHT = HIGHLIGHT_SLOTS.flatMap((slot, index): EditField[] => [
  {
    name: `highlight${slot}`,
    read: (profile) => profile.featuredAssets[index]?.id ?? '',
  },
  {
    name: `caption${slot}`,
    read: (profile) => profile.featuredAssets[index]?.caption ?? '',
  },
])

/** Sites sorted by the numbers that the owner typed; ties keep the order of the page. */
function typedOrder(form: FormData): string[] {
  const numbers = form.getAll('position').map(Number)
  const sorted = form
    .getAll('order')
    .map((id, index) => ({ id: String(id), position: numbers[index] ?? index }))
    .sort((a, b) => a.position - b.position)
  return truncateSiteOrder(sorted.map(({ id }) => id))
}

const ORDER: EditField = {
  name: 'order',
  read: (profile) => profile.sortedSiteProfiles.map((site) => site.id),
  typed: typedOrder,
  maxCount: MAX_COUNT.editedWorks,
}

/** The badge rows of the form, each joined into one text. */
function badgeRows(form: FormData): string[] {
  const levels = form.getAll('badgeLevel')
  const days = form.getAll('badgeDay')
  return form
    .getAll('badgeName')
    .map((name, index) => [name, levels[index] ?? '', days[index] ?? ''].join('|'))
    .filter((row) => !row.startsWith('|'))
}

/** The existing badges and two empty rows. */
const BADGE_ROWS = MAX_COUNT.badges + 2

const ADMIN: EditField[] = [
  { name: 'visibility', read: (profile) => profile.visibility },
  { name: 'expertStatus', read: (profile) => profile.expertsMetadata.status },
  {
    name: 'badges',
    read: ({ badgesV2 }) =>
      badgesV2.map(({ badgeName, awardLevel, awardDate }) => [badgeName, awardLevel ?? '', awardDate ?? ''].join('|')),
    typed: (form) => (form.has('badges') ? allTexts('badges')(form) : badgeRows(form)),
    maxCount: BADGE_ROWS,
  },
  { name: 'rule', read: () => '' },
  { name: 'reason', read: () => '' },
]

function inputFields(type: ProfileType, section: FieldInput['section']): EditField[] {
  return sectionInputs(type, section).map(([name]) => {
    const read = (profile: Profile): string => profile[name] ?? ''
    return { name, read }
  })
}

/** Identity, place, contact and visibility. */
function generalFields(type: ProfileType): EditField[] {
  const [identity, contact] = [inputFields(type, 'identity'), inputFields(type, 'contact')]
  return [PICTURE, NAME, HANDLE, ...identity, ...PLACE, ...contact, LANGUAGES, PUBLIC]
}

const GENERAL = { user: generalFields('user'), workspace: generalFields('workspace') }

const ALL = [...GENERAL.user, ...GENERAL.workspace, ...EXPERT, ...AVAILABILITY, ...HIGHLIGHT, ORDER, ...ADMIN]

/** R180: every field that a tab's form or the merge step may send. */
export const EDIT_PROFILE_FORM: FormFields = {
  ...Object.fromEntries(ALL.map(({ name, maxCount = 1 }) => [name, maxCount])),
  ...Object.fromEntries(ALL.map(({ name }) => [`pick-${name}`, 1])),
  [PICTURE_FIELDS.file]: 'file',
  position: MAX_COUNT.editedWorks,
  badgeName: BADGE_ROWS,
  badgeLevel: BADGE_ROWS,
  badgeDay: BADGE_ROWS,
  loaded: 1,
  version: 1,
  intent: 1,
  [CORRECT_SKILL_FIELD]: 1,
}

/** The fields of a tab, in display order. */
export function tabFields(tab: Tab, profile: Pick<Profile, 'owner'>): EditField[] {
  if (tab === 'general') {
    return profileType(profile) === 'user' ? GENERAL.user : [...GENERAL.workspace, ...EXPERT, ...AVAILABILITY]
  }
  if (tab === 'expert-details') return EXPERT
  if (tab === 'availability') return AVAILABILITY
  if (tab === 'admin') return ADMIN
  return tab === 'portfolio-highlight' ? [...HIGHLIGHT, ORDER] : []
}
