import type { Problem } from '#domain/issue.ts'

export const SENDER_GONE: Problem = { code: 'sender_gone', text: 'the sender has no account any more' }

export const CONVERSATION_CLOSED: Problem = {
  code: 'conversation_closed',
  text: 'the recipient has closed this conversation',
}
