import { useId } from 'react'

import { Button } from '#app/ui/forms/button.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { OBJECTION_LIMITS } from '#domain/limits.ts'

type Props = { id: string; typed: Record<string, string> | undefined }

/** R773: a message to the person who objected. */
export function AnswerForm({ id, typed }: Props) {
  const fieldId = useId()
  return (
    <form method="post" className="grid gap-4 border-t border-line pt-5">
      <input type="hidden" name="act" value="answer" />
      <input type="hidden" name="id" value={id} />
      <TextArea
        id={`${fieldId}-text`}
        name="text"
        label="Message to the affected person"
        rows={3}
        required
        maxLength={OBJECTION_LIMITS.reply.max}
        defaultValue={typed?.['text']}
      />
      <div>
        <Button variant="quiet">Send</Button>
      </div>
    </form>
  )
}
