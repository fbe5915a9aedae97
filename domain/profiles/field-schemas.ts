import { z } from 'zod'

import { idSchema } from '#domain/id.ts'
import { MAX_COUNT, MAX_LENGTH } from '#domain/limits.ts'
import { nameSchema } from '#domain/name.ts'
import { proseSchema, textSchema } from '#domain/text.ts'

import { AVAILABILITY_STATUSES } from './availability/availability.ts'
import { CURRENCIES } from './currency.ts'
import { handleFormProblem, normalizeHandle } from './handle.ts'
import { SERVICE_SLUGS } from './services.ts'

/** A field that may be absent; `""` and null clear it. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal('').transform(() => null), z.null(), schema]).optional()
}

export const clearableName = (label: string, max: number) => clearable(nameSchema(label, { max }))

/** Whether it is reserved (R2) matters only to those who do not have it yet: see use-cases/profiles/claim-handle.ts. */
export const handleSchema = z
  .string('A handle must be text.')
  .transform(normalizeHandle)
  .superRefine((handle, context) => {
    const problem = handleFormProblem(handle)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** Without a pipe: as a part of a union it would lose its own sentences. */
export const inquiryAddressSchema = textSchema('Address', { max: MAX_LENGTH.email }).refine(
  (text) => z.email().safeParse(text).success,
  'Enter an email address like name@example.com.',
)

export const skillsInput = z
  .array(nameSchema('A skill', { min: 1, max: MAX_LENGTH.skill }))
  .max(MAX_COUNT.skills, `List at most ${MAX_COUNT.skills} skills.`)

export const locationInput = z
  .strictObject({ city: clearableName('City', MAX_LENGTH.place), country: clearableName('Country', MAX_LENGTH.place) })
  .nullable()

const daySchema = z.iso.date('Use a day like 2026-01-31.')

export const expertsMetadataInput = z.strictObject({
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

export const featuredAssetsInput = z
  .array(
    z.strictObject({ assetId: idSchema, caption: proseSchema('A caption', { max: MAX_LENGTH.caption }).default('') }),
  )
  .max(MAX_COUNT.featuredAssets, `Choose at most ${MAX_COUNT.featuredAssets}.`)
