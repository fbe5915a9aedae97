import { z } from 'zod'

import { PROFILE_FIELDS } from './profile-fields.ts'

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
