import { z } from 'zod'

import { WORKSPACE_ROLES } from './workspace.ts'

/** R711: what a member decides about their own membership. */
export const membershipChangeSchema = z
  .strictObject({ listed: z.boolean('Listed is true or false.') })
  .meta({ id: 'MembershipChange', example: { listed: true } })

export const membersSchema = z
  .object({
    items: z.array(
      z.object({
        name: z.string(),
        role: z.enum(WORKSPACE_ROLES),
        listed: z.boolean().describe('Whether they agreed to appear in the team of the public profile.'),
        you: z.boolean(),
        profileSlug: z.string().nullable().describe('Of their own profile, where it is public.'),
      }),
    ),
    total: z.number().int(),
  })
  .meta({ id: 'Members', description: 'Owners first, then admins, then members; 100 at most.' })

export type Members = z.infer<typeof membersSchema>
