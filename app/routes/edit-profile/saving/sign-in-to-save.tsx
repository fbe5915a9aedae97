import type { PendingForm } from '#app/routes/sign-in/pending-form.ts'
import { SignInStep } from '#app/routes/sign-in/sign-in-step.tsx'

export function SignInToSave({ answer }: { answer: PendingForm }) {
  return (
    <div className="noscript:p-5">
      <SignInStep
        pending={answer}
        lead="Your session has ended. Sign in, and what you typed is saved."
        button="Sign in and save"
      />
    </div>
  )
}
