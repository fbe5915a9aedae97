export const PLANS = ['free', 'starter', 'core', 'growth', 'agency', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

export const WORKSPACE_ROLES = ['owner', 'admin', 'member'] as const
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number]

export function isPaidPlan(plan: Plan): boolean {
  return plan !== 'free'
}

/** R16: a person's profile counts the best plan among the workspaces they belong to. */
export function hasPaidPlan(plans: Plan[]): boolean {
  return plans.some(isPaidPlan)
}

/** Owners and admins of a workspace manage its profile. */
export function managesWorkspace(role: WorkspaceRole | undefined): boolean {
  return role === 'owner' || role === 'admin'
}
