import type { Random } from '#demo/art/seeded-random.ts'
import type { DemoExpert } from '#demo/experts/demo-expert.ts'
import { ANSWER_RATE_THRESHOLDS } from '#domain/limits.ts'
import { AWARD_BADGES, AWARD_LEVELS, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { usdPerUnit } from '#domain/profiles/money/usd-rates.ts'

import type { CountryFacts } from './country-facts.ts'

type Kind = DemoExpert['kind']

/** About a bell curve around 0: most within 1, few beyond 2. */
function bell(random: Random): number {
  return (random.next() + random.next() + random.next() + random.next() - 2) * 1.73
}

/** A few have very many: `typical` is the median. */
export function longTail(random: Random, typical: number): number {
  return Math.floor(typical * Math.exp(1.25 * bell(random)))
}

/** In the place's currency and its prices, rounded as people round. */
export function projectMinimum(random: Random, { facts, kind }: { facts: CountryFacts; kind: Kind }) {
  const usd = (kind === 'workspace' ? 6500 : 1900) * facts.prices * Math.exp(0.65 * bell(random))
  const amount = usd / usdPerUnit(facts.currency)
  const unit = 10 ** Math.floor(Math.log10(amount))
  const step = amount / unit < 3 ? unit / 4 : unit / 2
  return { amount: Math.max(1, Math.round(Math.round(amount / step) * step)), currency: facts.currency }
}

export type GeneratedAvailability = {
  status: DemoExpert['availability']['status']
  /** Days from today. */
  fromDay: number | null
  confirmedDaysAgo: number
}

export function availability(random: Random): GeneratedAvailability | null {
  const status = random.pickWeighted([
    ['AVAILABLE', 58],
    ['LIMITED', 26],
    ['UNAVAILABLE', 12],
    [undefined, 4],
  ] as const)
  if (!status) return null
  const later = random.chance({ AVAILABLE: 0.12, LIMITED: 0.3, UNAVAILABLE: 0.6 }[status])
  return {
    status,
    fromDay: later ? 3 + random.int(110) : null,
    confirmedDaysAgo: Math.floor(random.next() ** 2 * 60),
  }
}

const two = (n: number) => String(n).padStart(2, '0')

function awardDate(random: Random): string {
  return `${2021 + random.int(5)}-${two(1 + random.int(12))}-${two(1 + random.int(28))}`
}

/** One in eight is a partner, one in sixteen has won something. */
export function badges(random: Random, kind: Kind): DemoExpert['badges'] {
  const partners = random.chance(0.125) ? random.shuffle(PARTNER_BADGES).slice(0, random.chance(0.2) ? 2 : 1) : []
  const others = kind === 'workspace' ? 'Freelancer of the Year' : 'Agency of the Year'
  const open = AWARD_BADGES.filter((name) => name !== others)
  const awards = random.chance(0.0625) ? random.shuffle(open).slice(0, 1 + random.int(3)) : []
  return [
    ...partners.map((badgeName) => ({ badgeType: 'partner' as const, badgeName })),
    ...awards.map((badgeName) => ({
      badgeType: 'award' as const,
      badgeName,
      awardLevel: random.pick(AWARD_LEVELS),
      awardDate: awardDate(random),
    })),
  ]
}

/** The share of messages answered in time, for an expert who takes so long. Slow experts often answer too late. */
export function answerRate(random: Random, hours: number | undefined): number | null {
  if (hours === undefined) return random.chance(0.2) ? random.int(40) / 100 : null
  const missed = Math.floor(random.next() ** 3 * 70) / 100
  return Math.round((hours > SLOW_HOURS ? 0.45 * (1 - missed) : 1 - missed) * 100) / 100
}

const SLOW_HOURS = ANSWER_RATE_THRESHOLDS.days * 24

/** In hours, whole ones; most answer within a day. */
export function responseTime(random: Random): number | undefined {
  return random.chance(0.22) ? undefined : Math.min(300, Math.max(1, longTail(random, 9)))
}
