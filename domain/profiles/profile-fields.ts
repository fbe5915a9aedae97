import { z } from 'zod'

import { MAX_COUNT, MAX_LENGTH } from '#domain/limits.ts'
import { nameSchema } from '#domain/text/name.ts'
import { isStorableText, proseSchema } from '#domain/text/text-schema.ts'
import { webAddressSchema } from '#domain/web-address.ts'

import { BUSINESS_TYPES } from './business-type.ts'
import {
  clearableSchema,
  clearableListSchema,
  clearableNameSchema,
  expertsMetadataInputSchema,
  featuredWorkInputSchema,
  handleSchema,
  inquiryAddressSchema,
  locationInputSchema,
  skillsInputSchema,
} from './field-schemas.ts'
import { languageSchema } from './language.ts'

type SeenBy = 'everyone' | 'editors'

/** A value that is stored in a column of the profile and answered as it is stored; a list holds each entry once. */
type StoredField = { column: string; seenBy: SeenBy; input: z.ZodType; answer: z.ZodType }

/** More than a value: functions of its own store and present it. */
type ComposedField = { input: z.ZodType }

type FieldTable = Record<string, StoredField | ComposedField>

const text = z.string().nullable()
const texts = z.array(z.string())
const forEditors = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().describe('Only for those who may edit.')

const PICTURE = z.string('A picture is the address of an upload.').refine(isStorableText, {
  error: 'Upload the picture first.',
  params: { code: 'picture_not_uploaded' },
})
const LANGUAGES = z
  .array(languageSchema, 'Languages are a list of codes.')
  .max(MAX_COUNT.languages, `Choose at most ${MAX_COUNT.languages}.`)

/** What a profile may be sent, of whichever owner. */
const COMMON_FIELDS = {
  name: {
    column: 'name',
    seenBy: 'everyone',
    input: nameSchema('Name', { min: 1, max: MAX_LENGTH.name }),
    answer: z.string(),
  },
  slug: { column: 'slug', seenBy: 'everyone', input: handleSchema, answer: z.string() },
  about: {
    column: 'about',
    seenBy: 'everyone',
    input: clearableSchema(proseSchema('About', { max: MAX_LENGTH.about })),
    answer: text,
  },
  location: { input: locationInputSchema.optional() },
  inquiryEmailAddress: {
    column: 'inquiry_email_address',
    seenBy: 'editors',
    input: clearableSchema(inquiryAddressSchema),
    answer: forEditors(text),
  },
  languages: { column: 'languages', seenBy: 'everyone', input: clearableListSchema(LANGUAGES), answer: texts },
  profileImg: { column: 'profile_img', seenBy: 'everyone', input: clearableSchema(PICTURE), answer: text },
  website: { column: 'website', seenBy: 'everyone', input: clearableSchema(webAddressSchema), answer: text },
  skills: { column: 'skills', seenBy: 'everyone', input: clearableListSchema(skillsInputSchema), answer: texts },
  expertsMetadata: { input: expertsMetadataInputSchema.optional() },
  featuredAssets: { input: clearableListSchema(featuredWorkInputSchema) },
  hirable: { input: z.boolean('Hirable is true or false.').optional() },
  public: { input: z.boolean('Public is true or false.').optional() },
} as const satisfies FieldTable

const PERSON_FIELDS = {
  employer: {
    column: 'employer',
    seenBy: 'everyone',
    input: clearableNameSchema('Employer', MAX_LENGTH.employer),
    answer: text,
  },
  title: { column: 'title', seenBy: 'everyone', input: clearableNameSchema('Title', MAX_LENGTH.title), answer: text },
} as const satisfies FieldTable

const WORKSPACE_FIELDS = {
  businessType: {
    column: 'business_type',
    seenBy: 'everyone',
    input: clearableSchema(z.enum(BUSINESS_TYPES, 'This business type is not known.')),
    answer: z.enum(BUSINESS_TYPES).nullable(),
  },
} as const satisfies FieldTable

/** The fields by the type of profile that has them. */
export const PROFILE_FIELDS = {
  user: { ...COMMON_FIELDS, ...PERSON_FIELDS },
  workspace: { ...COMMON_FIELDS, ...WORKSPACE_FIELDS },
}

const ALL_FIELDS = { ...PROFILE_FIELDS.user, ...PROFILE_FIELDS.workspace }
type AllFields = typeof ALL_FIELDS

type FieldName = keyof AllFields
export type StoredFieldName = { [Name in FieldName]: AllFields[Name] extends StoredField ? Name : never }[FieldName]
export type StoredFieldColumn<Name extends StoredFieldName> = AllFields[Name]['column']
export type StoredFieldValue<Name extends StoredFieldName> = Exclude<z.output<AllFields[Name]['answer']>, undefined>
export type FieldNameSeenBy<By extends SeenBy> = {
  [Name in StoredFieldName]: AllFields[Name]['seenBy'] extends By ? Name : never
}[StoredFieldName]

/** The names of stored fields by whose they are. */
export type StoredFieldNames = {
  common: keyof typeof COMMON_FIELDS & StoredFieldName
  user: keyof typeof PERSON_FIELDS & StoredFieldName
  workspace: keyof typeof WORKSPACE_FIELDS & StoredFieldName
}

export const STORED_PROFILE_FIELDS = Object.entries(ALL_FIELDS).flatMap(([name, field]) =>
  'column' in field ? [{ ...field, name: name as StoredFieldName }] : [],
)

export const FIELD_ANSWER_SCHEMAS = Object.fromEntries(
  STORED_PROFILE_FIELDS.map(({ name, answer }) => [name, answer]),
) as {
  [Name in StoredFieldName]: AllFields[Name]['answer']
}
