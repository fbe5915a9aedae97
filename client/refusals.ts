import { BEGINS, REFUSED } from '#domain/error-messages.ts'

import type { ApiFailure } from './api-failure.ts'

/** Refusals that pages answer in a way of their own. */
const BEGINNINGS = {
  slugTaken: BEGINS.malformed + REFUSED.slugTaken,
  cannotMakePublic: BEGINS.malformed + REFUSED.cannotMakePublic,
  cannotMakeHirable: BEGINS.malformed + REFUSED.cannotMakeHirable,
  cannotMakePrivate: BEGINS.conflict,
  editedElsewhere: BEGINS.changed,
  alreadyDone: BEGINS.already,
} as const

export type Refusal = keyof typeof BEGINNINGS

const ALL = Object.entries(BEGINNINGS) as [Refusal, string][]

/** R39: which of them this is, by how its message begins. */
export function refusalOf({ msg }: Pick<ApiFailure, 'msg'>): Refusal | undefined {
  return ALL.find(([, begins]) => msg.startsWith(begins.trimEnd()))?.[0]
}
