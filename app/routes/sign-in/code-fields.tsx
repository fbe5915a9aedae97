import { TextInput } from '#app/ui/forms/text-input.tsx'
import { SECOND_FACTOR } from '#domain/limits.ts'

type Props = {
  /** The prefix of both field names. */
  prefix?: string
  /** Distinguishes several such forms on a page. */
  id?: string
  error?: string | undefined
}

/** A code from the authenticator app, or a recovery code. */
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
        <summary className="touch-line cursor-pointer">Use a recovery code instead</summary>
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

/** The code from either field. */
export function codeIn(form: FormData, prefix = ''): string {
  const typed = [form.get(`${prefix}recovery`), form.get(`${prefix}code`)]
  return typed.find((value) => typeof value === 'string' && value.trim() !== '')?.toString() ?? ''
}
