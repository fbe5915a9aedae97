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

type Props = { id: string; typed: string | undefined; label?: string }

/** R771: which rule was broken; the affected person reads its text. */
export function RuleSelect({ id, typed, label = 'Rule' }: Props) {
  const options = ruleOptions(useTexts())
  return (
    <SelectInput
      id={`${id}-rule`}
      name="rule"
      label={label}
      options={[{ value: '', label: 'Choose a rule' }, ...options]}
      defaultValue={typed}
    />
  )
}
