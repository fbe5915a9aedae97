import { z } from 'zod'

import { expertCardSchema } from './expert-card.ts'

const comparedExpertSchema = expertCardSchema
  .extend({
    languages: z.array(z.string()),
    servicesOffered: z.array(z.string()),
    activatedOn: z.string().nullable(),
    createdOn: z.string(),
  })
  .meta({ id: 'ComparedExpert', description: 'A card with all skills, and with what else a comparison shows.' })

export type ComparedExpert = z.infer<typeof comparedExpertSchema>

export const comparisonSchema = z
  .object({
    experts: z.array(comparedExpertSchema).describe('Those who are listed, in the order asked for.'),
    missing: z.array(z.string()).describe('The handles without a listed expert.'),
    renamed: z.record(z.string(), z.string()).describe('Old handles among those asked for, with the new ones.'),
  })
  .meta({ id: 'Comparison' })

export type Comparison = z.infer<typeof comparisonSchema>
