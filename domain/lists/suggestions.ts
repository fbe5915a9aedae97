import { z } from 'zod'

import { MAX_SUGGESTED } from '#domain/limits.ts'

export const suggestionsSchema = z
  .object({
    namedSkill: z
      .string()
      .nullable()
      .describe('The skill that the text is a name of, as a profile would have it; null where the catalogue has none.'),
    skills: z
      .array(z.object({ slug: z.string(), displayName: z.string(), path: z.string().describe('Its hire page.') }))
      .max(MAX_SUGGESTED.skills),
    places: z
      .array(
        z.object({
          kind: z.enum(['city', 'region', 'country']),
          slug: z.string(),
          displayName: z.string(),
          matched: z
            .string()
            .optional()
            .describe('Another name of the place, which begins as typed where its own does not: Calcutta for Kolkata.'),
        }),
      )
      .max(MAX_SUGGESTED.places),
    experts: z
      .array(z.object({ slug: z.string(), name: z.string(), profileImg: z.string().nullable() }))
      .max(MAX_SUGGESTED.experts),
  })
  .meta({ id: 'Suggestions', description: 'What somebody may mean who is still typing, the likeliest first.' })

export type Suggestions = z.infer<typeof suggestionsSchema>
