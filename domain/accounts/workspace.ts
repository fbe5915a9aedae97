import { ownValue } from '#domain/own-value.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'

/** R468: codes of plans that workspaces may have. */
export const planCodes = () => Object.keys(activePlatformRules().plans)

export const isKnownPlan = (plan: string) => Object.hasOwn(activePlatformRules().plans, plan)

export const WORKSPACE_ROLES = ['owner', 'admin', 'member'] as const
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number]

/** R16: one that is in no list is not. */
export function isPaidPlan(plan: string): boolean {
  return ownValue(activePlatformRules().plans, plan)?.paid ?? false
}

/** R16: a person's profile counts the best plan among the workspaces they belong to. */
export function hasPaidPlan(plans: string[]): boolean {
  return plans.some(isPaidPlan)
}

/** Owners and admins of a workspace manage its profile. */
export function managesWorkspace(role: WorkspaceRole | undefined): boolean {
  return role === 'owner' || role === 'admin'
}
