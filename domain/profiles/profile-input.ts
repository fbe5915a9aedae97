import { z } from 'zod'

import { idSchema } from '#domain/id.ts'
import { MAX_LENGTH, PAGE_SIZE } from '#domain/limits.ts'
import { ruleSchema } from '#domain/moderation/decision-schemas.ts'
import { proseSchema } from '#domain/text/text-schema.ts'

import { PROFILE_FIELDS } from './profile-fields.ts'
import { VISIBILITIES } from './profile.ts'

function inputsOf<Fields extends Record<string, { input: z.ZodType }>>(fields: Fields) {
  const inputs = Object.entries(fields).map(([name, { input }]) => [name, input])
  return Object.fromEntries(inputs) as { -readonly [Name in keyof Fields]: Fields[Name]['input'] }
}

export const newUserProfileSchema = z
  .strictObject(inputsOf(PROFILE_FIELDS.user))
  .meta({ id: 'NewUserProfile', example: { name: 'Ines Ferreira', slug: 'ines-ferreira', title: 'Web designer' } })

export const newWorkspaceProfileSchema = z.strictObject(inputsOf(PROFILE_FIELDS.workspace)).meta({
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

/** The same, as they are sent. */
export type ProfileFieldsInput = Partial<
  z.input<typeof newUserProfileSchema> & z.input<typeof newWorkspaceProfileSchema>
>

/** R30 */
export const siteOrderSchema = z
  .array(idSchema, 'Send a list of site ids.')
  .max(PAGE_SIZE, `Order at most ${PAGE_SIZE} sites.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each site once.')
  .meta({ id: 'SiteOrder', example: [], description: 'Ids of the owner’s sites, in the order to show them.' })

/** R13 */
export const visibilityChangeSchema = z
  .strictObject({
    visibility: z.enum(VISIBILITIES, 'Visibility is PUBLIC or PRIVATE.'),
    reason: proseSchema('A reason', { min: 1, max: MAX_LENGTH.reason })
      .optional()
      .describe('An admin’s, for the moderation history.'),
    rule: ruleSchema.optional(),
  })
  .meta({ id: 'VisibilityChange', example: { visibility: 'PUBLIC' } })
