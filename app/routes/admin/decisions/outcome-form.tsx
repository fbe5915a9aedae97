import { useId } from 'react'

import { ReasonInput } from '#app/routes/admin/cards/reason-input.tsx'
import { Button } from '#app/ui/forms/button.tsx'

type Props = { id: string; typed: Record<string, string> | undefined }

/** R776: keeps or reverses the decision. The affected person reads the reason. */
export function OutcomeForm({ id, typed }: Props) {
  const fieldId = useId()
  return (
    <form method="post" className="grid items-end gap-4 border-t border-line pt-5">
      <input type="hidden" name="act" value="decide" />
      <input type="hidden" name="id" value={id} />
      <ReasonInput id={fieldId} typed={typed} />
      <div className="flex flex-wrap gap-3">
        <Button name="outcome" value="upheld" variant="quiet">
          Keep the decision
        </Button>
        <Button name="outcome" value="reversed">
          Reverse it and restore
        </Button>
      </div>
    </form>
  )
}
