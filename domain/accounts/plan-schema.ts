import { z } from 'zod'

import { isKnownPlan, planCodes } from './workspace.ts'

/** R468: one of the platform's plans. The document of the API lists those of the rules that are active when it is made. */
export const planSchema = (problem: string) =>
  z
    .string(problem)
    .refine(isKnownPlan, problem)
    .meta({
      get enum() {
        return planCodes()
      },
    })
