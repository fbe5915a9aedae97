import { useTexts } from '#app/shell/use-texts.ts'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { SECOND_FACTOR_LIMITS } from '#domain/limits.ts'

type Props = {
  /** The prefix of both field names. */
  prefix?: string
  /** Distinguishes several such forms on a page. */
  id?: string
  error?: string | undefined
}

/** A code from the authenticator app, or a recovery code. */
export function CodeFields({ prefix = '', id = 'step', error }: Props) {
  const t = useTexts()
  return (
    <>
      <TextInput
        label={t('signInStep.code.label')}
        hint={t('signInStep.code.hint')}
        id={`${id}-code`}
        name={`${prefix}code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={SECOND_FACTOR_LIMITS.typedCode}
        error={error}
      />
      <details className="text-compact">
        <summary className="touch-line cursor-pointer">{t('signInStep.recovery.use')}</summary>
        <div className="mt-3">
          <TextInput
            label={t('signInStep.recovery.label')}
            hint={t('signInStep.recovery.hint')}
            id={`${id}-recovery`}
            name={`${prefix}recovery`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={SECOND_FACTOR_LIMITS.typedCode}
          />
        </div>
      </details>
    </>
  )
}

/** The code from either field. */
export function submittedCode(form: FormData, prefix = ''): string {
  const typed = [form.get(`${prefix}recovery`), form.get(`${prefix}code`)]
  return typed.find((value) => typeof value === 'string' && value.trim() !== '')?.toString() ?? ''
}
