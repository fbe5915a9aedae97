import { z } from 'zod'

import { WORKSPACE_ROLES } from '#domain/accounts/workspace.ts'
import { reportedWorkSchema } from '#domain/profiles/reported-work.ts'

export const platformAccountSchema = z
  .object({
    accountSince: z.string(),
    emailVerified: z.boolean(),
    keepsName: z.boolean().describe('Whether my name is the site builder’s, and is changed there.'),
    keepsEmail: z.boolean().describe('Whether my email is, and is changed and confirmed there.'),
    workspaces: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        plan: z.string().describe('The code of one of the platform’s plans.'),
        role: z.enum(WORKSPACE_ROLES),
        since: z.string(),
      }),
    ),
    work: z
      .array(reportedWorkSchema.extend({ workspaceId: z.string().nullable().describe('null: my own.') }))
      .describe('Mine and that of workspaces I manage, newest first, 60 at most.'),
  })
  .meta({ id: 'Platform', description: 'What the site builder has told us about the viewer.' })

export type PlatformAccount = z.infer<typeof platformAccountSchema>
