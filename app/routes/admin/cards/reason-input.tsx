import { TextInput } from '#app/ui/forms/text-input.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'

/** The admin's reason, stored in the history. */
export function ReasonInput({ id, typed }: { id: string; typed: Record<string, string> | undefined }) {
  return (
    <TextInput
      id={`${id}-reason`}
      name="reason"
      label="Reason"
      required
      maxLength={MAX_LENGTH.reason}
      defaultValue={typed?.['reason']}
    />
  )
}
