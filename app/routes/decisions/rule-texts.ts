import type { PageTexts } from '#app/shell/use-texts.ts'
import { platformRuleText, ruleTextKey } from '#domain/moderation/moderation-rules.ts'

/** R771: a rule in the platform's own words, or in ours. */
export function ruleTexts(t: PageTexts, rule: string): { title: string; text: string } {
  const key = ruleTextKey(rule)
  return platformRuleText(rule) ?? { title: t(`moderationRules.${key}.title`), text: t(`moderationRules.${key}.text`) }
}
