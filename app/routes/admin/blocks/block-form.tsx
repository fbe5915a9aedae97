import { useId } from 'react'

import { ReasonInput } from '#app/routes/admin/cards/reason-input.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'

/** Blocks another mail domain or network. */
export function BlockForm({ typed }: { typed: Record<string, string> | undefined }) {
  const id = useId()
  return (
    <Panel>
      <form method="post" className="grid items-end gap-4 md:grid-cols-[2fr_2fr_1fr_auto]">
        <TextInput
          id={`${id}-value`}
          name="value"
          label="Mail domain or network"
          placeholder="spam.example or 203.0.113.0/24"
          required
          maxLength={MAX_LENGTH.name}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed?.['value']}
        />
        <ReasonInput id={id} typed={typed} />
        <TextInput
          id={`${id}-days`}
          name="days"
          label="Days (optional)"
          inputMode="numeric"
          defaultValue={typed?.['days']}
        />
        <Button name="act" value="add">
          Block
        </Button>
      </form>
    </Panel>
  )
}
