import { DEFAULT_RATES, type ExchangeRates } from './exchange-rates.ts'

export type PlanRule = { name: string; paid: boolean }

/** R11, R15: what going public and being hirable ask for. A number of 0, or false, asks for nothing. */
export type RequirementRules = {
  /** Age of the account or workspace, to go public. */
  days: number
  /** Published sites, to go public. */
  sites: number
  paidPlan: boolean
  /** Published sites that everyone may see. */
  showcasedSites: number
  highlight: boolean
  picture: boolean
}

/** Names that replace the specification's, by its codes; the others stay. */
export type NameRules = Record<'partnerBadges' | 'awards' | 'services' | 'businessTypes', Record<string, string>>

/** R771: a rule that decisions of admins may name, with the text that everyone can read. */
export type ModerationRuleText = { title: string; text: string; ground: 'contract' | 'law' }

/** R466: what a platform may set. Codes are stored and exchanged; names are only shown. */
export type PlatformRules = {
  /** By code. */
  plans: Record<string, PlanRule>
  requirements: RequirementRules
  /** What the contact form offers; without any it does not ask. */
  topics: string[]
  /** Besides our own (R2). */
  reservedHandles: string[]
  names: NameRules
  /** R740: by which amounts are compared and shown in other currencies. */
  exchangeRates: ExchangeRates
  /** R771: by code; they add to our rules, or replace them. */
  moderationRules: Record<string, ModerationRuleText>
  /** R748: where the site builder changes members and roles. */
  membersUrl?: string
  /** R806: what a claim of the sign-in at the site builder means, as profiles show it. */
  identityClaims?: Record<string, string>
}

const paid = (name: string): PlanRule => ({ name, paid: true })

/** The specification's own. */
export const DEFAULT_PLATFORM_RULES: PlatformRules = {
  plans: {
    free: { name: 'Free', paid: false },
    starter: paid('Starter'),
    core: paid('Core'),
    growth: paid('Growth'),
    agency: paid('Agency'),
    enterprise: paid('Enterprise'),
  },
  requirements: { days: 4, sites: 1, paidPlan: true, showcasedSites: 1, highlight: true, picture: true },
  topics: [],
  reservedHandles: [],
  names: { partnerBadges: {}, awards: {}, services: {}, businessTypes: {} },
  exchangeRates: DEFAULT_RATES,
  moderationRules: {},
}
