import { TextInput } from '#app/ui/forms/text-input.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'

/** Why an admin does it; kept with what was done. */
export function ReasonInput({ id, typed }: { id: string; typed: Record<string, string> | undefined }) {
  return (
    <TextInput
      id={`${id}-reason`}
      name="reason"
      label="Reason"
      className="h-12"
      required
      maxLength={MAX_LENGTH.reason}
      defaultValue={typed?.['reason']}
    />
  )
}
