import type { ExpertStatus, Visibility } from '#domain/profiles/profile.ts'
import { allRequirementsMet, type Requirements } from '#domain/profiles/requirements/requirements.ts'

/** What decides whether an expert can be hired. */
export type HirableFacts = {
  visibility: Visibility
  expertStatus: ExpertStatus
  wantsHirable: boolean
  requirements: readonly Requirements['hirable'][number][]
}

type Activation = { expertStatus: ExpertStatus; isActivated: boolean }

/** R25: activated once; a suspended profile is not active. */
export function isExpert({ expertStatus, isActivated }: Activation): boolean {
  return isActivated && expertStatus !== 'SUSPENDED'
}

/** Public, its owner wants to be hired, and every requirement is met. */
function isOpen({ visibility, wantsHirable, requirements }: HirableFacts): boolean {
  return visibility === 'PUBLIC' && wantsHirable && allRequirementsMet(requirements)
}

/** R17: whether visitors can write to the profile. */
export function isHirable(facts: HirableFacts & Activation): boolean {
  return isExpert(facts) && isOpen(facts)
}

/** R44: whether the profile is on hire pages; one that was made active has been activated. */
export function isListable(facts: HirableFacts): boolean {
  return facts.expertStatus === 'ACTIVE' && isOpen(facts)
}
