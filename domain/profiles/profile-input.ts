import { z } from 'zod'

import { idSchema } from '#domain/id.ts'
import { MAX_COUNT, MAX_LENGTH } from '#domain/limits.ts'
import { nameSchema } from '#domain/name.ts'
import { isStorableText, proseSchema, textSchema } from '#domain/text.ts'
import { webAddressSchema } from '#domain/web-address.ts'

import { AVAILABILITY_STATUSES } from './availability.ts'
import { CURRENCIES } from './currency.ts'
import { handleFormProblem, normalizeHandle } from './handle.ts'
import { languageSchema } from './language.ts'
import { BUSINESS_TYPES } from './profile.ts'
import { SERVICE_SLUGS } from './services.ts'

/** `""` and null clear a field. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal('').transform(() => null), z.null(), schema])
}

const optionalName = (label: string, max: number) => clearable(nameSchema(label, { max }))

/** Whether it is reserved (R2) matters only to those who do not have it yet: see use-cases/profiles/claim-handle.ts. */
const handleSchema = z
  .string('A handle must be text.')
  .transform(normalizeHandle)
  .superRefine((handle, context) => {
    const problem = handleFormProblem(handle)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

const daySchema = z.iso.date('Use a day like 2026-01-31.')

const skillSchema = nameSchema('A skill', { min: 1, max: MAX_LENGTH.skill })

/** Without a pipe: as a part of a union it would lose its own sentences. */
const inquiryAddressSchema = textSchema('Address', { max: MAX_LENGTH.email }).refine(
  (text) => z.email().safeParse(text).success,
  'Enter an email address like name@example.com.',
)

const expertsMetadataInput = z.strictObject({
  servicesOffered: z.array(z.enum(SERVICE_SLUGS, 'This service is not known.')).max(SERVICE_SLUGS.length).optional(),
  projectMinimum: z
    .strictObject({
      amount: z.int('Use a whole number.').min(0, 'Use a number from 0.').max(100_000_000, 'That is too much.'),
      currency: z.enum(CURRENCIES, 'This currency is not known.'),
    })
    .nullable()
    .optional(),
  availability: z
    .strictObject({
      status: z.enum(AVAILABILITY_STATUSES, 'This status is not known.'),
      from: daySchema.nullable().optional(),
    })
    .nullable()
    .optional(),
})

const featuredAssetsInput = z
  .array(
    z.strictObject({ assetId: idSchema, caption: proseSchema('A caption', { max: MAX_LENGTH.caption }).default('') }),
  )
  .max(MAX_COUNT.featuredAssets, `Choose at most ${MAX_COUNT.featuredAssets}.`)

/** What every profile may send, apart from name and handle. */
const commonFields = {
  about: clearable(proseSchema('About', { max: MAX_LENGTH.about })).optional(),
  location: z
    .strictObject({
      city: optionalName('City', MAX_LENGTH.place).optional(),
      country: optionalName('Country', MAX_LENGTH.place).optional(),
    })
    .nullable()
    .optional(),
  inquiryEmailAddress: clearable(inquiryAddressSchema).optional(),
  languages: z.array(languageSchema).max(MAX_COUNT.languages, `Choose at most ${MAX_COUNT.languages}.`).optional(),
  profileImg: clearable(z.string().refine(isStorableText, 'Upload the picture first.')).optional(),
  website: clearable(webAddressSchema).optional(),
  skills: z.array(skillSchema).max(MAX_COUNT.skills, `List at most ${MAX_COUNT.skills} skills.`).optional(),
  expertsMetadata: expertsMetadataInput.optional(),
  featuredAssets: featuredAssetsInput.optional(),
}

const identity = { name: nameSchema('Name', { min: 1, max: MAX_LENGTH.name }), slug: handleSchema }

const wishes = {
  hirable: z.boolean('Hirable is true or false.').optional(),
  public: z.boolean('Public is true or false.').optional(),
}

const ofPerson = {
  employer: optionalName('Employer', MAX_LENGTH.employer).optional(),
  title: optionalName('Title', MAX_LENGTH.title).optional(),
}
const ofWorkspace = { businessType: clearable(z.enum(BUSINESS_TYPES, 'This business type is not known.')).optional() }

export const newUserProfileSchema = z
  .strictObject({ ...identity, ...commonFields, ...wishes, ...ofPerson })
  .meta({ id: 'NewUserProfile', example: { name: 'Ines Ferreira', slug: 'ines-ferreira', title: 'Web designer' } })

export const newWorkspaceProfileSchema = z
  .strictObject({ ...identity, ...commonFields, ...wishes, ...ofWorkspace })
  .meta({
    id: 'NewWorkspaceProfile',
    example: { name: 'Harbour Studio', slug: 'harbour-studio', businessType: 'STUDIO' },
  })

/** Only the fields that are sent change. */
export const userProfileChangesSchema = newUserProfileSchema
  .partial()
  .meta({ id: 'UserProfileChanges', example: { title: 'Brand designer', languages: ['en', 'pt'] } })

export const workspaceProfileChangesSchema = newWorkspaceProfileSchema
  .partial()
  .meta({ id: 'WorkspaceProfileChanges', example: { about: 'We build quiet websites.' } })

/** The fields of either kind, as checked: what is absent stays as it is. */
export type ProfileFields = Partial<z.output<typeof newUserProfileSchema> & z.output<typeof newWorkspaceProfileSchema>>
