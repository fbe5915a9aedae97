import { MESSAGE_PREFIX, REFUSAL_DETAIL } from '#domain/error-messages.ts'

import type { ApiFailure } from './api-failure.ts'

/** Refusals that pages answer in a way of their own. */
const BEGINNINGS = {
  slugTaken: MESSAGE_PREFIX.malformed + REFUSAL_DETAIL.slugTaken,
  cannotMakePublic: MESSAGE_PREFIX.malformed + REFUSAL_DETAIL.cannotMakePublic,
  cannotMakeHirable: MESSAGE_PREFIX.malformed + REFUSAL_DETAIL.cannotMakeHirable,
  cannotMakePrivate: MESSAGE_PREFIX.conflict,
  editedElsewhere: MESSAGE_PREFIX.changed,
  alreadyDone: MESSAGE_PREFIX.already,
} as const

export type Refusal = keyof typeof BEGINNINGS

const ALL = Object.entries(BEGINNINGS) as [Refusal, string][]

/** R39: which of them this is, by how its message begins. */
export function refusalOf({ msg }: Pick<ApiFailure, 'msg'>): Refusal | undefined {
  return ALL.find(([, begins]) => msg.startsWith(begins.trimEnd()))?.[0]
}
