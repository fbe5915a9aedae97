import type { Client } from '#client/client.ts'
import { declineBrief } from '#client/messages/briefs.ts'
import {
  actOnHireClaim,
  blockSender,
  changeMessage,
  changeMessages,
  markAnswered,
  reportMessage,
  unblockSender,
} from '#client/messages/messages.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'

import { HIRE_DONE_VALUES } from './hire/hire-acts.ts'

type Act = (client: Client, id: string, formData: FormData) => Promise<unknown>

const text = (formData: FormData, name: string) => {
  const value = formData.get(name)
  return typeof value === 'string' ? value : ''
}

/** The actions beside a message, by the button's value. */
export const MESSAGE_ACTIONS: Record<string, Act> = {
  archive: (client, id) => changeMessage(client, id, { archived: true }),
  unarchive: (client, id) => changeMessage(client, id, { archived: false }),
  spam: (client, id) => changeMessage(client, id, { spam: true }),
  'not-spam': (client, id) => changeMessage(client, id, { spam: false }),
  unread: (client, id) => changeMessage(client, id, { read: false }),
  delete: (client, id) => changeMessages(client, [id], { deleted: true }),
  answered: (client, id) => markAnswered(client, id),
  // The API refuses an unknown reason.
  decline: (client, id, formData) => declineBrief(client, id, text(formData, 'reason') as DeclineReason),
  block: (client, id) => blockSender(client, id),
  unblock: (client, _id, formData) => unblockSender(client, text(formData, 'block')),
  'hire-claim': (client, id) => actOnHireClaim(client, id, 'claim'),
  'hire-withdraw': (client, id) => actOnHireClaim(client, id, 'withdraw'),
  'hire-confirm': (client, id) => actOnHireClaim(client, id, 'confirm'),
  'hire-deny': (client, id) => actOnHireClaim(client, id, 'deny'),
  report: (client, id, formData) => reportMessage(client, id, text(formData, 'reason')),
}

/** Acts that a message confirms. */
export const MESSAGE_DONE_VALUES = [
  ...HIRE_DONE_VALUES,
  'reply',
  'archive',
  'unarchive',
  'spam',
  'not-spam',
  'answered',
  'decline',
  'block',
  'unblock',
  'report',
] as const
