import { z } from 'zod'

import { emailSchema, personNameSchema } from '#domain/accounts/account.ts'
import { MAX_COUNT, MAX_LENGTH, MESSAGE_LIMITS } from '#domain/limits.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { oneLine } from '#domain/text/one-line.ts'
import { isStorableText, notTextError, proseSchema, textSchema } from '#domain/text/text-schema.ts'

import { messageBriefSchema } from './brief/message-brief.ts'
import { hireClaimSchema } from './hire-claim-schemas.ts'
import { MESSAGE_BOXES, MESSAGE_STATUSES, CONVERSATION_SIDES, SHOWN_MESSAGE_STATUSES } from './message-box.ts'
import { SPAM_SIGNS } from './message-filter.ts'

/** Multi-line text; CRLF, as browsers send it, becomes one character. */
export function multiLineSchema(label: string, { min, max }: { min: number; max: number }) {
  return z
    .string(notTextError(label))
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .pipe(proseSchema(label, { min, max }))
}

export function oneLineSchema(label: string, { min, max }: { min: number; max: number }) {
  return z
    .string(notTextError(label))
    .refine(isStorableText, {
      error: `${label} contains characters that cannot be stored.`,
      params: { code: 'unstorable_text' },
    })
    .transform((text) => oneLine(text))
    .pipe(textSchema(label, { min, max }))
}

/** R471: one of those that the platform offers. */
const topicSchema = z
  .string(notTextError('Topic'))
  .refine((topic) => activePlatformRules().topics.includes(topic), {
    error: 'Choose one of the topics that are offered.',
    params: { code: 'unknown_topic' },
  })
  .meta({
    description: 'What it is about, where the platform offers topics.',
    get enum() {
      return activePlatformRules().topics.length > 0 ? activePlatformRules().topics : undefined
    },
  })

const messageFields = {
  subject: oneLineSchema('Subject', MESSAGE_LIMITS.subject),
  body: multiLineSchema('Message', MESSAGE_LIMITS.body),
  topic: topicSchema.optional(),
}

/** Hidden fields of our own form. */
export const hiddenFormFields = {
  formToken: z.string('The form is incomplete.').max(400, 'The form is incomplete.').optional(),
  website: z.string('Leave this field empty.').max(2000, 'Leave this field empty.').optional(),
}

/** R86: the account is the sender; a name or address in the input is ignored. */
export const accountMessageSchema = z.strictObject({
  ...messageFields,
  ...hiddenFormFields,
  name: z.unknown().optional(),
  email: z.unknown().optional(),
})

export const guestMessageSchema = z.strictObject({
  ...messageFields,
  ...hiddenFormFields,
  name: personNameSchema,
  email: emailSchema,
})

/** What either of both may send, for the contract: who is signed in decides which of the two counts. */
export const newMessageSchema = guestMessageSchema
  .extend({
    name: personNameSchema.optional().describe('Required of guests; ignored where somebody is signed in.'),
    email: emailSchema.optional().describe('Required of guests; ignored where somebody is signed in.'),
  })
  .meta({
    id: 'NewMessage',
    description: 'Name and email are for guests; a signed-in sender writes as their account.',
    example: {
      subject: 'A website for a bakery',
      body: 'We are opening in March and need a site with pre-orders. Do you have time in January?',
      name: 'Tom Baker',
      email: 'tom@example.test',
    },
  })

export const sentMessageSchema = z
  .object({
    id: z.string(),
    status: z
      .enum(MESSAGE_STATUSES)
      .describe('`filtered`: held for review, not mailed; its recipient finds it in a folder.'),
    filterReason: z.string().optional().describe('Why it is held.'),
    waitingToken: z
      .string()
      .optional()
      .describe('For a guest: says what waits for its confirmation, and mails the link again.'),
  })
  .meta({ id: 'SentMessage' })

export type SentMessage = z.infer<typeof sentMessageSchema>

export const newReplySchema = z
  .strictObject({ body: multiLineSchema('Reply', MESSAGE_LIMITS.reply) })
  .meta({ id: 'NewReply', example: { body: 'Thank you for writing. January works; shall we talk on Monday?' } })

const changes = {
  read: z.boolean('Read is true or false.').optional(),
  archived: z.boolean('Archived is true or false.').optional(),
  spam: z.boolean('Spam is true or false.').optional(),
  deleted: z.boolean('Deleted is true or false.').optional(),
}

export const messageChangesSchema = z.strictObject(changes).meta({ id: 'MessageChanges', example: { read: true } })

export type MessageChanges = z.infer<typeof messageChangesSchema>

export const bulkMessageChangesSchema = z
  .strictObject({
    ids: z
      .array(z.string('An id is text.').max(MAX_LENGTH.id, 'That is no message.'), 'Name the messages.')
      .min(1, 'Choose at least one message.')
      .max(MAX_COUNT.bulk, `At most ${MAX_COUNT.bulk} messages at once.`),
    changes: z.strictObject(changes, {
      error: ({ code }) => (code === 'invalid_type' ? 'Say what to change.' : undefined),
    }),
  })
  .meta({
    id: 'BulkMessageChanges',
    example: { ids: ['01900000-0000-7000-8000-000000000000'], changes: { read: true } },
  })

export const messageReportSchema = z
  .strictObject({ reason: multiLineSchema('Reason', MESSAGE_LIMITS.report) })
  .meta({ id: 'MessageReport', example: { reason: 'They ask for my bank details.' } })

/** The token of a mailed link. */
export const mailedTokenSchema = z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(1000)

export const mailedLinkTokenSchema = z
  .strictObject({ token: mailedTokenSchema })
  .meta({ id: 'LinkToken', example: { token: 'made-up' } })

export const conversationReplySchema = newReplySchema
  .extend({ token: mailedTokenSchema })
  .meta({ id: 'ConversationReply', example: { token: 'made-up', body: 'Monday is fine.' } })

export const conversationReportSchema = messageReportSchema
  .extend({ token: mailedTokenSchema })
  .meta({ id: 'ConversationReport', example: { token: 'made-up', reason: 'They ask for my bank details.' } })

export const messageSchema = z
  .object({
    id: z.string(),
    profileSlug: z.string().nullable().describe('null: the profile is no longer here.'),
    profileName: z.string(),
    side: z.enum(CONVERSATION_SIDES).describe('Which side of the conversation the reader is on.'),
    subject: z.string(),
    body: z.string(),
    topic: z.string().optional().describe('As it was offered when the message was written.'),
    from: z.object({ name: z.string(), email: z.string().nullable() }),
    face: z
      .object({ picture: z.string().nullable(), kind: z.enum(['person', 'workspace']) })
      .describe('The other side: the picture of a public profile, or null.'),
    status: z.enum(SHOWN_MESSAGE_STATUSES),
    filterReason: z.string().nullable().describe('Why the filter has held it.'),
    filterSigns: z.array(z.enum(SPAM_SIGNS)).describe('The same as codes.'),
    createdOn: z.string(),
    readOn: z.string().nullable(),
    repliedOn: z.string().nullable().describe('The first answer.'),
    answeredOn: z.string().nullable().describe('The newest answer; null where the client has written since.'),
    answeredByMail: z.boolean(),
    reportedOn: z.string().nullable().describe('When this reader’s side reported it.'),
    blockId: z.string().nullable().describe('The block of its sender, where there is one; for its recipient.'),
    hire: hireClaimSchema.nullable().describe('null: neither side has claimed that they worked together.'),
    brief: messageBriefSchema.nullable().describe('Where it is a brief: what the client has said besides.'),
    thread: z.array(
      z.object({
        id: z.string(),
        author: z.enum(CONVERSATION_SIDES),
        name: z.string(),
        body: z.string(),
        createdOn: z.string(),
      }),
    ),
  })
  .meta({ id: 'Message' })

export type Message = z.infer<typeof messageSchema>

export const inboxSchema = z
  .object({
    items: z.array(messageSchema),
    total: z.number().int(),
    unread: z.number().int().describe('In the inbox, and answers to what the viewer sent.'),
    unreadIn: z.object({ received: z.number().int(), sent: z.number().int(), filtered: z.number().int() }),
    page: z.number().int(),
    pages: z.number().int(),
    box: z.enum(MESSAGE_BOXES),
  })
  .meta({ id: 'Inbox' })

export type Inbox = z.infer<typeof inboxSchema>

export const senderBlockRequestSchema = z
  .strictObject({ messageId: z.string('Name the message.').max(100, 'That is no message.') })
  .meta({ id: 'BlockRequest', example: { messageId: '01900000-0000-7000-8000-000000000000' } })

export const senderBlockSchema = z
  .object({
    id: z.string(),
    profileSlug: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    createdOn: z.string(),
  })
  .meta({ id: 'SenderBlock' })

export type SenderBlock = z.infer<typeof senderBlockSchema>
