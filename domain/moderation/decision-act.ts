/** Acts of admins that restrict an account or a workspace: each has a statement of reasons (R770). */
export const DECISION_ACTS = ['suspend-profile', 'deactivate-profile', 'hide-profile', 'lock-account'] as const
export type DecisionAct = (typeof DECISION_ACTS)[number]

/** How the admins learned of it. */
export const FOUND_BY = ['report', 'admin', 'automation'] as const
export type FoundBy = (typeof FOUND_BY)[number]

/** How a decision stopped to apply: by itself or by another act, or by an objection. */
export const DECISION_LIFTS = ['ended', 'reversed'] as const
export type DecisionLift = (typeof DECISION_LIFTS)[number]

/** What an admin decides about an objection. */
export const OBJECTION_DECISIONS = ['upheld', 'reversed'] as const

/** `moot`: the decision ended before the objection was decided. */
export const OBJECTION_OUTCOMES = [...OBJECTION_DECISIONS, 'moot'] as const
export type ObjectionOutcome = (typeof OBJECTION_OUTCOMES)[number]

/** What admins see first: open objections, decisions without a rule, or all. */
export const DECISION_QUEUES = ['objections', 'incomplete', 'all'] as const
export type DecisionQueue = (typeof DECISION_QUEUES)[number]
