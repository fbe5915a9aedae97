import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { z } from 'zod'

import type { PageTexts } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'

/** Accepts anything; the API validates. */
const replyForm = z.object({ body: z.string().default(''), idempotencyKey: z.string().default('') })

type Reply = { body: string; idempotencyKey: string }
export type ReplyAnswer = {
  result: SubmissionResult<string[]>
  /** Undefined after the key was used: the form then gets a new one. */
  idempotencyKey: string | undefined
  problem?: undefined
}

/** Sends a reply; returns undefined on success, else the errors with the typed values. */
export async function submitReply(t: PageTexts, formData: FormData, send: (reply: Reply) => Promise<unknown>) {
  const submission = parseWithZod(formData, { schema: replyForm })
  if (submission.status !== 'success') throw data(null, 400)
  const { idempotencyKey } = submission.value
  try {
    await send(submission.value)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.code === 'not_found') throw data(null, 404)
    const body = fieldErrorTexts(error, t)['body']
    const result = submission.reply(body ? { fieldErrors: { body } } : { formErrors: [problemOf(t, error)] })
    const isUsed = error.code === 'already_used'
    return data<ReplyAnswer>({ result, idempotencyKey: isUsed ? undefined : idempotencyKey }, error.status)
  }
}

function problemOf(t: PageTexts, error: ApiFailure): string {
  if (error.code === 'already_used') return t('conversation.reply.alreadyUsed')
  return friendlyError(error, t)
}
