import { type SubmissionResult, useForm } from '@conform-to/react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'
import type { AddedProofKind } from '#domain/proofs/proof-kinds.ts'

type AddProps = { kind: AddedProofKind; answer: SubmissionResult<string[]> | null }

export function AddProofForm({ kind, answer }: AddProps) {
  const t = useTexts()
  const [form, fields] = useForm<{ address: string }>({ id: `add-${kind}`, lastResult: answer })
  return (
    <form method="post" id={form.id} noValidate className="grid content-start gap-4">
      <Field
        label={t(`proofs.add.${kind}`)}
        hint={t(`proofs.add.${kind}Hint`)}
        field={fields.address}
        // Browsers would refuse an address without https://, which is added later.
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH.url}
        dir="ltr"
        required
      />
      <div>
        <Button variant="quiet" name="intent" value={`add-${kind}`}>
          {t(`proofs.add.${kind}Button`)}
        </Button>
      </div>
    </form>
  )
}
