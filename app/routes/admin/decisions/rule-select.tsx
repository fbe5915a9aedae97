import { ruleTexts } from '#app/routes/decisions/rule-texts.ts'
import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { moderationRuleCodes } from '#domain/moderation/moderation-rules.ts'

export function useRuleTitle(rule: string): string {
  return ruleTexts(useTexts(), rule).title
}

/** Every rule, the platform's first. */
export const ruleOptions = (t: PageTexts) =>
  moderationRuleCodes().map((code) => ({ value: code, label: ruleTexts(t, code).title }))

type Props = { id: string; typed: string | undefined; hint?: string }

/** R771: which rule was broken; the affected person reads its text. */
export function RuleSelect({ id, typed, hint }: Props) {
  const options = ruleOptions(useTexts())
  return (
    <SelectInput
      id={`${id}-rule`}
      name="rule"
      label="Rule"
      {...(hint !== undefined && { hint })}
      options={[{ value: '', label: 'Choose a rule' }, ...options]}
      defaultValue={typed}
    />
  )
}
