import { z } from 'zod'

import type { DecisionAct, FoundBy } from './decision-act.ts'
import type { DecisionGround } from './moderation-rules.ts'

// The shape in which the DSA Transparency Database of the European Union takes statements of reasons. Names, codes and
// lengths are those of its API.

const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

const RESTRICTIONS = {
  'suspend-profile': { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'] },
  'hide-profile': { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'] },
  'deactivate-profile': {
    decision_visibility: ['DECISION_VISIBILITY_CONTENT_DEMOTED', 'DECISION_VISIBILITY_CONTENT_INTERACTION_RESTRICTED'],
  },
  'lock-account': { decision_account: 'DECISION_ACCOUNT_SUSPENDED' },
} satisfies Record<DecisionAct, Partial<TransparencyRecord>>

const CATEGORIES: Record<string, string> = {
  impersonation: 'SCAMS_AND_FRAUD',
  fraud: 'SCAMS_AND_FRAUD',
  'stolen-work': 'INTELLECTUAL_PROPERTY_INFRINGEMENTS',
  'wrong-facts': 'CONSUMER_INFORMATION',
  offensive: 'ILLEGAL_OR_HARMFUL_SPEECH',
}

const OTHER_CATEGORY = { contract: 'OTHER_VIOLATION_TC', law: 'NOT_SPECIFIED_NOTICE' } as const

export const transparencyRecordSchema = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .meta({ id: 'TransparencyRecord', description: 'As the DSA Transparency Database takes it.' })

type TransparencyRecord = z.infer<typeof transparencyRecordSchema>

type Described = {
  id: string
  act: DecisionAct
  rule: string
  ground: DecisionGround
  facts: string
  foundBy: FoundBy
  automated: boolean
  decidedOn: string
  liftedOn: string | null
  /** When the profile or the account was created. */
  contentOn: string
  /** The rule in words. */
  title: string
  text: string
  termsUrl: string
}

const day = (moment: string) => moment.slice(0, 10)

/** R780: one decision for the DSA Transparency Database, without whom it affects. */
export function transparencyRecord({
  act,
  ground,
  title,
  text,
  facts,
  liftedOn,
  ...decision
}: Described): TransparencyRecord {
  const isAccount = act === 'lock-account'
  const explanation = `${text} ${facts}`.trim().slice(0, 2000)
  return {
    puid: decision.id,
    ...RESTRICTIONS[act],
    ...(ground === 'law'
      ? {
          decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
          illegal_content_legal_ground: title,
          illegal_content_explanation: explanation,
        }
      : {
          decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
          incompatible_content_ground: title,
          incompatible_content_explanation: explanation,
          incompatible_content_illegal: 'No',
        }),
    decision_ground_reference_url: decision.termsUrl,
    category: `STATEMENT_CATEGORY_${Object.hasOwn(CATEGORIES, decision.rule) ? CATEGORIES[decision.rule] : OTHER_CATEGORY[ground]}`,
    content_type: isAccount ? ['CONTENT_TYPE_OTHER'] : ['CONTENT_TYPE_TEXT', 'CONTENT_TYPE_IMAGE'],
    ...(isAccount && { content_type_other: 'An account' }),
    content_date: day(decision.contentOn),
    application_date: day(decision.decidedOn),
    ...(liftedOn !== null && {
      [isAccount ? 'end_date_account_restriction' : 'end_date_visibility_restriction']: day(liftedOn),
    }),
    territorial_scope: EEA,
    decision_facts: facts || text,
    source_type: decision.foundBy === 'report' ? 'SOURCE_TYPE_OTHER_NOTIFICATION' : 'SOURCE_VOLUNTARY',
    automated_detection: decision.foundBy === 'automation' ? 'Yes' : 'No',
    automated_decision: decision.automated ? 'AUTOMATED_DECISION_FULLY' : 'AUTOMATED_DECISION_NOT_AUTOMATED',
  }
}
