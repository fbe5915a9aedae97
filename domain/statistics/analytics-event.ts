import { z } from 'zod'

import { MAX_COUNT, MAX_LENGTH } from '#domain/limits.ts'
import { HANDLE_LENGTH } from '#domain/profiles/handle.ts'
import { textSchema } from '#domain/text.ts'

export const ANALYTICS_EVENT_NAMES = ['Profile Edit Modal Viewed', 'Profile Edited'] as const

/** Names and ids only: what people write into their profiles is none of an event's business. */
const profileEditFields = {
  profileSlug: textSchema('The profile’s slug', { min: 1, max: HANDLE_LENGTH.max }),
  profileId: textSchema('The profile’s id', { min: 1, max: MAX_LENGTH.id }),
  profileName: textSchema('The profile’s name', { min: 1, max: MAX_LENGTH.name }),
  tabName: textSchema('The tab’s name', { min: 1, max: MAX_LENGTH.fieldName }),
}

const editedFieldsSchema = z
  .array(textSchema('A field’s name', { min: 1, max: MAX_LENGTH.fieldName }), 'The edited fields must be a list.')
  .max(MAX_COUNT.editedFields, `List at most ${MAX_COUNT.editedFields} edited fields.`)

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
