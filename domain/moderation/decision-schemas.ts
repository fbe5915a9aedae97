import { z } from 'zod'

import { adminReasonSchema } from '#domain/admin/catalogue-version.ts'
import { OBJECTION_LIMITS } from '#domain/limits.ts'
import { mailedTokenSchema, multiLineSchema } from '#domain/messages/message.ts'
import { pageSchema } from '#domain/page-number.ts'

import {
  DECISION_ACTS,
  DECISION_LIFTS,
  DECISION_QUEUES,
  FOUND_BY,
  OBJECTION_DECISIONS,
  OBJECTION_OUTCOMES,
} from './decision-act.ts'
import { DECISION_GROUNDS, isModerationRule } from './moderation-rules.ts'

/** R771: one of our rules, or one of the platform's. */
export const ruleSchema = z
  .string('Choose the rule.')
  .refine(isModerationRule, { error: 'Choose one of the rules.', params: { code: 'invalid_choice' } })
  .meta({ description: 'The rule that was broken: spam, impersonation, … or one of the platform’s own.' })

/** R770: who was first to find it; an admin, unless something else is said. */
export const foundBySchema = z
  .enum(FOUND_BY, 'It was found by a report, an admin or automation.')
  .meta({ description: 'How the admins learned of it.' })

const objectionSchema = z
  .object({
    id: z.string(),
    createdOn: z.string(),
    messages: z
      .array(z.object({ byAdmin: z.boolean(), body: z.string(), createdOn: z.string() }))
      .describe('The oldest first. The first one is the objection itself.'),
    closedOn: z.string().nullable(),
    outcome: z.enum(OBJECTION_OUTCOMES).nullable().describe('moot: the decision ended before it was decided.'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'Objection' })
export type Objection = z.infer<typeof objectionSchema>

const statementFields = {
  id: z.string(),
  act: z.enum(DECISION_ACTS),
  profileSlug: z.string().nullable().describe('null: it is about an account, or the profile is no longer here.'),
  subject: z.string().describe('The handle or the name at the time.'),
  rule: z.string(),
  ground: z.enum(DECISION_GROUNDS),
  facts: z.string(),
  foundBy: z.enum(FOUND_BY),
  automated: z.boolean().describe('Whether the decision was made without a person.'),
  decidedOn: z.string(),
  complete: z.boolean().describe('false: an admin still has to name the rule and the facts.'),
  liftedOn: z.string().nullable().describe('null: it applies.'),
  lift: z.enum(DECISION_LIFTS).nullable(),
  objections: z.array(objectionSchema).describe('The oldest first.'),
}

export const statementSchema = z
  .object({
    ...statementFields,
    mayObject: z.boolean(),
    objectUntil: z.string(),
    singleAdmin: z.boolean().describe('Whether no other admin could decide about an objection.'),
  })
  .meta({ id: 'StatementOfReasons' })
export type Statement = z.infer<typeof statementSchema>

export const ownDecisionsSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        act: z.enum(DECISION_ACTS),
        profileSlug: z.string().nullable(),
        subject: z.string(),
        decidedOn: z.string(),
        liftedOn: z.string().nullable(),
        objected: z.boolean().describe('Whether an objection is open.'),
      }),
    ),
  })
  .meta({ id: 'OwnDecisions' })
export type OwnDecisions = z.infer<typeof ownDecisionsSchema>

export const newObjectionSchema = z
  .strictObject({ text: multiLineSchema('What you write', OBJECTION_LIMITS.text), token: mailedTokenSchema.optional() })
  .meta({ id: 'NewObjection', example: { text: 'The work is mine. The client published it under my contract.' } })

export const objectionReplySchema = z
  .strictObject({ text: multiLineSchema('Your message', OBJECTION_LIMITS.reply), token: mailedTokenSchema.optional() })
  .meta({ id: 'ObjectionReply', example: { text: 'The contract is at example.com/contract.pdf.' } })

export const decisionsQuerySchema = z.object({
  queue: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(DECISION_QUEUES, 'The queues are objections, incomplete and all.').default('objections'),
  ),
  page: pageSchema,
})

export const adminDecisionSchema = z
  .object({
    ...statementFields,
    affected: z.object({ name: z.string(), email: z.string().nullable() }).nullable().describe('null: they are gone.'),
    decidedBy: z.string().nullable().describe('null: their account is gone.'),
    mayDecide: z.boolean().describe('Whether this admin may decide about the open objection.'),
  })
  .meta({ id: 'AdminDecision' })
export type AdminDecision = z.infer<typeof adminDecisionSchema>

export const adminDecisionsSchema = z
  .object({
    items: z.array(adminDecisionSchema),
    waiting: z.object({ objections: z.number().int(), incomplete: z.number().int() }),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'AdminDecisions' })
export type AdminDecisions = z.infer<typeof adminDecisionsSchema>

export const completeDecisionSchema = z
  .strictObject({ rule: ruleSchema, facts: adminReasonSchema })
  .meta({ id: 'CompletedDecision', example: { rule: 'stolen-work', facts: 'Two of the sites belong to Northlight.' } })

export const decideObjectionSchema = z
  .strictObject({
    outcome: z.enum(OBJECTION_DECISIONS, 'The outcome is upheld or reversed.'),
    reason: adminReasonSchema,
  })
  .meta({ id: 'ObjectionOutcome', example: { outcome: 'reversed', reason: 'The client confirmed the contract.' } })

export const adminReplySchema = z
  .strictObject({ text: multiLineSchema('Your message', OBJECTION_LIMITS.reply) })
  .meta({ id: 'ObjectionAnswer', example: { text: 'Please send us the name of the client.' } })
