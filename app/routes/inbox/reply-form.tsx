import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Draft } from '#app/ui/forms/draft.tsx'
import { TextAreaField } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'

type Props = {
  /** Of the conversation. */
  id: string
  /** Whether a reply was just sent. */
  sent: boolean
  result: SubmissionResult<string[]> | undefined
  idempotencyKey: string
  hint: string
}

export function ReplyForm({ id, sent, result, idempotencyKey, hint }: Props) {
  const t = useTexts()
  const [form, fields] = useForm<{ body: string }>({ id: 'reply', lastResult: result ?? null })
  return (
    <section aria-labelledby="reply-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="reply-heading" className="sr-only">
        {t('conversation.reply.title')}
      </h2>
      <FormErrors errors={form.errors} fields={[[t('conversation.reply.label'), fields.body]]} />
      <Draft name={`reply:${id}`} sent={sent}>
        <Form
          method="post"
          id={form.id}
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4"
        >
          <input type="hidden" name="act" value="reply" />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <div className="w-full">
            <TextAreaField label={t('conversation.reply.label')} hint={hint} field={fields.body} rows={5} required />
          </div>
          <Button>{t('conversation.reply.button')}</Button>
        </Form>
      </Draft>
    </section>
  )
}
