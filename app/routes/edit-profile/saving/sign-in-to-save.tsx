import type { PendingForm } from '#app/routes/sign-in/pending-form.ts'
import { SignInStep } from '#app/routes/sign-in/sign-in-step.tsx'
import { useTexts } from '#app/shell/use-texts.ts'

export function SignInToSave({ answer }: { answer: PendingForm }) {
  const t = useTexts()
  return (
    <div className="noscript:p-5">
      <SignInStep pending={answer} lead={t('edit.signIn.lead')} button={t('edit.signIn.button')} />
    </div>
  )
}
