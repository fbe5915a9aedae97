import { z } from 'zod'

import { idSchema } from '#domain/id.ts'
import { MAX_COUNT, MAX_LENGTH } from '#domain/limits.ts'
import { nameSchema } from '#domain/text/name.ts'
import { notTextError, proseSchema, textSchema } from '#domain/text/text-schema.ts'

import { AVAILABILITY_STATUSES } from './availability/availability.ts'
import { CURRENCIES } from './currency.ts'
import { handleFormatProblem, normalizeHandle } from './handle.ts'
import { SERVICE_SLUGS } from './services.ts'

const blank = z.string().refine((text) => text.trim() === '')

/** A field that may be absent; a blank text and null clear it. Whatever is wrong with it, its own schema says. */
export function clearableSchema<Schema extends z.ZodType>(schema: Schema) {
  const error = ({ input }: { input?: unknown }) => schema.safeParse(input).error?.issues[0]?.message
  return z.union([blank.transform(() => null), z.null(), schema], { error }).optional()
}

/** A list that may be absent; null clears it as it clears a text. */
export function clearableListSchema<Item extends z.ZodType>(list: z.ZodArray<Item>) {
  return list
    .nullable()
    .transform((items) => items ?? [])
    .optional()
}

export const clearableNameSchema = (label: string, max: number) => clearableSchema(nameSchema(label, { max }))

/** Whether it is reserved (R2) matters only to those who do not have it yet: see use-cases/profiles/claim-handle.ts. */
export const handleSchema = z
  .string(notTextError('A handle'))
  .transform(normalizeHandle)
  .superRefine((handle, context) => {
    const problem = handleFormatProblem(handle)
    if (!problem) return
    const { code, params, text } = problem
    context.addIssue({ code: 'custom', message: text, params: { code, ...params } })
  })

/** Without a pipe: as a part of a union it would lose its own sentences. */
export const inquiryAddressSchema = textSchema('Address', { max: MAX_LENGTH.email }).refine(
  (text) => z.email().safeParse(text).success,
  { error: 'Enter an email address like name@example.com.', params: { code: 'invalid_email' } },
)

export const skillsInputSchema = z
  .array(nameSchema('A skill', { min: 1, max: MAX_LENGTH.skill }), 'Skills are a list of texts.')
  .max(MAX_COUNT.skills, `List at most ${MAX_COUNT.skills} skills.`)

export const locationInputSchema = z
  .strictObject(
    { city: clearableNameSchema('City', MAX_LENGTH.place), country: clearableNameSchema('Country', MAX_LENGTH.place) },
    'A location has a city and a country.',
  )
  .nullable()

const daySchema = z.iso.date('Use a day like 2026-01-31.')

const servicesInput = z
  .array(z.enum(SERVICE_SLUGS, 'This service is not known.'), 'Services are a list of texts.')
  .max(SERVICE_SLUGS.length, `There are ${SERVICE_SLUGS.length} services to choose from.`)

const projectMinimumInput = z.strictObject(
  {
    amount: z.int('Use a whole number.').min(0, 'Use a number from 0.').max(100_000_000, 'That is too much.'),
    currency: z.enum(CURRENCIES, 'This currency is not known.'),
  },
  'A project minimum has an amount and a currency.',
)

const availabilityInput = z.strictObject(
  { status: z.enum(AVAILABILITY_STATUSES, 'This status is not known.'), from: daySchema.nullable().optional() },
  'An availability has a status and perhaps a day.',
)

export const expertsMetadataInputSchema = z.strictObject(
  {
    servicesOffered: clearableListSchema(servicesInput),
    projectMinimum: projectMinimumInput.nullable().optional(),
    availability: availabilityInput.nullable().optional(),
  },
  'The details of an expert are services, a project minimum and an availability.',
)

const captionInput = proseSchema('A caption', { max: MAX_LENGTH.caption })
  .nullable()
  .default('')
  .transform((text) => text ?? '')

export const featuredWorkInputSchema = z
  .array(
    z.strictObject({ assetId: idSchema, caption: captionInput }, 'A highlight has an id and a caption.'),
    'Highlights are a list.',
  )
  .max(MAX_COUNT.featuredAssets, `Choose at most ${MAX_COUNT.featuredAssets}.`)
