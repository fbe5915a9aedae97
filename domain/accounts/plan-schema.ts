import { z } from 'zod'

import { isKnownPlan, planCodes } from './workspace.ts'

type Problem = string | { error: (issue: { input?: unknown }) => string }

/** R468: one of the platform's plans. The document of the API lists those of the rules that are active when it is made. */
export const planSchema = (problem: Problem) =>
  z
    .string(problem)
    .refine(isKnownPlan, problem)
    .meta({
      get enum() {
        return planCodes()
      },
    })
