import { activePlatformRules } from '#domain/platform/active-rules.ts'

/** What a decision rests on: the operator's own terms, or the law. */
export const DECISION_GROUNDS = ['contract', 'law'] as const
export type DecisionGround = (typeof DECISION_GROUNDS)[number]

const GROUNDS = {
  spam: 'contract',
  impersonation: 'contract',
  'stolen-work': 'law',
  'wrong-facts': 'contract',
  offensive: 'contract',
  fraud: 'law',
  illegal: 'law',
  terms: 'contract',
} as const satisfies Record<string, DecisionGround>

export type ModerationRule = keyof typeof GROUNDS

/** Our own rules; a platform adds its own, or replaces their texts (R771). */
export const MODERATION_RULES = Object.keys(GROUNDS) as [ModerationRule, ...ModerationRule[]]

/** R772: the rule of a decision that was made without naming one. */
export const DEFAULT_MODERATION_RULE: ModerationRule = 'terms'

const isOurs = (code: string): code is ModerationRule => Object.hasOwn(GROUNDS, code)

export function moderationRuleCodes(): string[] {
  const own = Object.keys(activePlatformRules().moderationRules)
  return [...own.filter((code) => !isOurs(code)), ...MODERATION_RULES]
}

export const isModerationRule = (code: string) => moderationRuleCodes().includes(code)

export function groundOfRule(code: string): DecisionGround {
  const { moderationRules } = activePlatformRules()
  const own = Object.hasOwn(moderationRules, code) ? moderationRules[code] : undefined
  return own?.ground ?? (isOurs(code) ? GROUNDS[code] : 'contract')
}

/** R771: the platform's own text of a rule; undefined where ours applies. */
export function platformRuleText(code: string): { title: string; text: string } | undefined {
  const { moderationRules } = activePlatformRules()
  return Object.hasOwn(moderationRules, code) ? moderationRules[code] : undefined
}

/** The key of our own texts; a rule that no longer exists is presented as the general one. */
export const ruleTextKey = (code: string): ModerationRule => (isOurs(code) ? code : DEFAULT_MODERATION_RULE)
