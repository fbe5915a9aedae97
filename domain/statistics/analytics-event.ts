import { z } from 'zod'

import { profileModerationSchema } from '#domain/admin/moderation.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { EDIT_TABS } from '#domain/profiles/edit-tabs.ts'
import { HANDLE_LENGTH } from '#domain/profiles/handle.ts'
import { PROFILE_FIELDS } from '#domain/profiles/profile-fields.ts'
import { textSchema } from '#domain/text/text-schema.ts'

export const ANALYTICS_EVENT_NAMES = ['Profile Edit Modal Viewed', 'Profile Edited'] as const

const TAB_NAMES = [...new Set(Object.values(EDIT_TABS).flat())]

/** What the editor's tabs change: the fields of profiles, the order of sites, and what an admin decides (R112). */
const EDITABLE_FIELDS: readonly string[] = [
  ...new Set(Object.values(PROFILE_FIELDS).flatMap((fields) => Object.keys(fields))),
  'siteOrder',
  ...Object.keys(profileModerationSchema.shape).filter((name) => name !== 'reason'),
]

/** Names and ids only: events never contain what people write into their profiles. */
const profileEditFields = {
  profileSlug: textSchema('The profile’s slug', { min: 1, max: HANDLE_LENGTH.max }),
  profileId: textSchema('The profile’s id', { min: 1, max: MAX_LENGTH.id }),
  profileName: textSchema('The profile’s name', { min: 1, max: MAX_LENGTH.name }),
  tabName: z.enum(TAB_NAMES, 'The editor has no such tab.'),
}

const editedFieldsSchema = z
  .array(z.enum(EDITABLE_FIELDS, 'Profiles have no such field.'), 'The edited fields must be a list.')
  .max(EDITABLE_FIELDS.length, `List at most ${EDITABLE_FIELDS.length} edited fields.`)

const NO_PROPERTIES = 'Properties must be an object.'

const [VIEWED, EDITED] = ANALYTICS_EVENT_NAMES

const profileEditModalViewedSchema = z
  .strictObject({ name: z.literal(VIEWED), properties: z.strictObject(profileEditFields, NO_PROPERTIES) })
  .meta({ id: 'ProfileEditModalViewed' })

const profileEditedSchema = z
  .strictObject({
    name: z.literal(EDITED),
    properties: z.strictObject({ ...profileEditFields, editedFields: editedFieldsSchema }, NO_PROPERTIES),
  })
  .meta({ id: 'ProfileEdited' })

export const analyticsEventSchema = z
  .discriminatedUnion('name', [profileEditModalViewedSchema, profileEditedSchema], {
    error: (issue) =>
      issue.code === 'invalid_union' ? 'This event is not known.' : 'An event is an object with name and properties.',
  })
  .meta({ id: 'AnalyticsEvent' })

export type ProfileEditModalViewed = z.infer<typeof profileEditModalViewedSchema>
export type ProfileEdited = z.infer<typeof profileEditedSchema>
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>
