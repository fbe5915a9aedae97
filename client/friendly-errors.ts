import { plural } from '#domain/plural.ts'

import { ApiFailure } from './api-failure.ts'

type Rule = { begins: string; code?: string; text: string }

const MALFORMED = 'Request is malformed:'
const CONFLICT = 'Conflict with server data:'

/** Friendly messages by the prefix of the server's message. */
const RULES: Rule[] = [
  {
    begins: `${MALFORMED} profile URL`,
    text: 'This profile URL has already been taken. Please choose a different handle.',
  },
  {
    begins: `${MALFORMED} profile cannot be made public`,
    text: 'Your account must be at least 4 days old, verified, and have at least 1 published site in order to be made public.',
  },
  {
    begins: `${MALFORMED} profile cannot be made hirable`,
    text: 'To be available for contact, you must have a paid workspace plan, at least one site showcased, a portfolio highlight, avatar, skills, and location filled out.',
  },
  {
    begins: CONFLICT,
    code: 'public_assets_exist',
    text: 'You cannot have a private profile while having public marketplace assets.',
  },
  { begins: CONFLICT, text: 'Someone changed this in the meantime. Load the page again to see the newest state.' },
  { begins: MALFORMED, text: 'Please check what you entered.' },
  { begins: 'Authentication required:', text: 'Please sign in to go on.' },
  { begins: 'Not allowed:', text: 'You are not allowed to do this.' },
  { begins: 'Not found:', text: 'This does not exist, or not any more.' },
  { begins: 'Request is too large:', text: 'That is more than can be sent at once.' },
  { begins: 'Unsupported type:', text: 'This kind of file or content is not supported.' },
]

export function waitText(seconds: number): string {
  if (seconds < 90) return plural(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}

export function friendlyError(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'We could not reach the server. Check your connection and try again.'
  if (error.status === 429) {
    return `That was too often. Try again in ${waitText(error.retryAfterSeconds ?? 60)}.`
  }
  if (error.status === 503 && error.retryAfterSeconds) {
    return `We are very busy at the moment. Try again in ${waitText(error.retryAfterSeconds)}.`
  }
  const rule = RULES.find(({ begins, code }) => error.msg.startsWith(begins) && (!code || code === error.code))
  return rule?.text ?? 'Something went wrong on our side. Try again in a moment.'
}

/** The server's own reason as a sentence, for refusals that the visitor can act on. */
export function refusalReason({ msg }: ApiFailure): string {
  const reason = msg.slice(msg.indexOf(': ') + 2)
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`
}
