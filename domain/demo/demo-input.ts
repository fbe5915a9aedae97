import { z } from 'zod'

import { planSchema } from '#domain/accounts/plan-schema.ts'
import { idSchema } from '#domain/id.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { nameSchema } from '#domain/text/name.ts'

import { DEMO_PICTURES, MAX_DEMO_DAYS } from './demo.ts'

const NO_PICTURE = 'Choose one of the pictures.'
const DAYS = `Choose 1 to ${MAX_DEMO_DAYS} days.`
const workspaceId = idSchema.optional().describe('A workspace that I manage.')

export const demoSiteSchema = z
  .strictObject({
    name: nameSchema('Name', { min: 1, max: MAX_LENGTH.name }),
    picture: z.enum(DEMO_PICTURES, NO_PICTURE),
    workspaceId,
  })
  .meta({ id: 'DemoSite', example: { name: 'Harbour Museum', picture: DEMO_PICTURES[0] } })

export const demoPublishingSchema = z
  .strictObject({ published: z.boolean('published is true or false.') })
  .meta({ id: 'DemoPublishing', example: { published: false } })

export const demoPlanSchema = z
  .strictObject({ plan: planSchema('Choose a plan.'), workspaceId })
  .meta({ id: 'DemoPlan', example: { plan: 'core' } })

export const demoAgeSchema = z
  .strictObject({ days: z.number(DAYS).int(DAYS).min(1, DAYS).max(MAX_DEMO_DAYS, DAYS) })
  .meta({ id: 'DemoAge', example: { days: 4 } })
