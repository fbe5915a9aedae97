import { useId } from 'react'

import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'
import type { AdminDecision } from '#domain/moderation/decision-schemas.ts'

import { RuleSelect } from './rule-select.tsx'

type Props = { decision: AdminDecision; typed: Record<string, string> | undefined }

/** R772: names the rule and the facts of a decision that lacks them. */
export function CompleteForm({ decision, typed }: Props) {
  const id = useId()
  return (
    <form method="post" className="grid items-end gap-4 border-t border-line pt-5 sm:grid-cols-[1fr_2fr_auto]">
      <input type="hidden" name="act" value="complete" />
      <input type="hidden" name="id" value={decision.id} />
      <RuleSelect id={id} typed={typed?.['rule']} />
      <TextInput
        id={`${id}-facts`}
        name="facts"
        label="Facts, as the affected person reads them"
        required
        maxLength={MAX_LENGTH.reason}
        defaultValue={typed?.['facts'] ?? decision.facts}
      />
      <Button>Complete</Button>
    </form>
  )
}
