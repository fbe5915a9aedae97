import { TextInput } from '#app/ui/forms/text-input.tsx'
import { SECOND_FACTOR } from '#domain/limits.ts'

type Props = {
  /** Begins the names of both fields. */
  prefix?: string
  /** Tells several such forms on a page apart. */
  id?: string
  error?: string | undefined
}

/** A code of the authenticator app, or one that was saved for the day on which that is lost. */
export function CodeFields({ prefix = '', id = 'step', error }: Props) {
  return (
    <>
      <TextInput
        label="Code from your app"
        hint="Six digits, new every half minute."
        id={`${id}-code`}
        name={`${prefix}code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={SECOND_FACTOR.typedCode}
        error={error}
      />
      <details className="text-compact">
        <summary className="cursor-pointer">Use a recovery code instead</summary>
        <div className="mt-3">
          <TextInput
            label="Recovery code"
            hint="One of those that you saved. Each is good once."
            id={`${id}-recovery`}
            name={`${prefix}recovery`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={SECOND_FACTOR.typedCode}
          />
        </div>
      </details>
    </>
  )
}

/** What was typed into either of them. */
export function codeIn(form: FormData, prefix = ''): string {
  const typed = [form.get(`${prefix}recovery`), form.get(`${prefix}code`)]
  return typed.find((value) => typeof value === 'string' && value.trim() !== '')?.toString() ?? ''
}
