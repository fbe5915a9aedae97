import { DEFAULT_READ_ONLY_MESSAGE } from '#domain/admin/read-only.ts'
import { MESSAGE_PREFIX } from '#domain/error-messages.ts'
import { plural } from '#domain/text/plural.ts'

import { ApiFailure } from './api-failure.ts'
import { type Refusal, refusalOf } from './refusals.ts'
import { cannotMakeHirable, cannotMakePublic } from './requirement-sentences.ts'

/** The specification's sentences come first. */
const REFUSALS: Record<Refusal, string | (() => string)> = {
  slugTaken: 'This profile URL has already been taken. Please choose a different handle.',
  cannotMakePublic,
  cannotMakeHirable,
  cannotMakePrivate: 'You cannot have a private profile while having public marketplace assets.',
  editedElsewhere: 'Someone changed this in the meantime. Load the page again to see the newest state.',
  alreadyDone: 'This was done already. Load the page again to see the newest state.',
}

/** Friendly messages by the prefix of the server's message. */
const OTHERS: { begins: string; text: string }[] = [
  { begins: MESSAGE_PREFIX.malformed, text: 'Please check what you entered.' },
  { begins: MESSAGE_PREFIX.first, text: 'Something else has to be done first.' },
  { begins: 'Authentication required:', text: 'Please sign in to go on.' },
  { begins: 'Not allowed:', text: 'You are not allowed to do this.' },
  { begins: 'Not found:', text: 'This does not exist, or not any more.' },
  { begins: 'Request is too large:', text: 'That is more than can be sent at once.' },
  { begins: 'Unsupported type:', text: 'This kind of file or content is not supported.' },
]

/** R642, R643: how to reach the operator is in the server's own sentence. */
export const isBlocked = ({ code }: ApiFailure): boolean => code === 'network_blocked' || code === 'email_blocked'

export function waitText(seconds: number): string {
  if (seconds < 90) return plural(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}

/** R620: with what the operator says, which is also on the banner of the page. */
function readOnlyText({ msg }: ApiFailure): string {
  const reason = msg.slice(MESSAGE_PREFIX.readOnly.length)
  const text = 'Nothing was changed: the site is read-only for the moment.'
  return reason === DEFAULT_READ_ONLY_MESSAGE ? `${text} Try again later.` : `${text} ${reason}`
}

export function friendlyError(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'We could not reach the server. Check your connection and try again.'
  if (error.status === 429) {
    return `That was too often. Try again in ${waitText(error.retryAfterSeconds ?? 60)}.`
  }
  if (error.code === 'read_only') return readOnlyText(error)
  if (error.status === 503 && error.retryAfterSeconds) {
    return `We are very busy at the moment. Try again in ${waitText(error.retryAfterSeconds)}.`
  }
  if (isBlocked(error)) return refusalReason(error)
  const refusal = refusalOf(error)
  if (refusal) {
    const text = REFUSALS[refusal]
    return typeof text === 'string' ? text : text()
  }
  const other = OTHERS.find(({ begins }) => error.msg.startsWith(begins.trimEnd()))
  return other?.text ?? 'Something went wrong on our side. Try again in a moment.'
}

/** The server's own reason as a sentence, for refusals that the visitor can act on. */
export function refusalReason({ msg }: ApiFailure): string {
  const reason = msg.slice(msg.indexOf(': ') + 2)
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`
}
