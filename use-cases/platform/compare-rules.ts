import type { PlatformRules } from '#domain/platform/platform-rules.ts'
import { countWithNoun } from '#domain/text/plural.ts'

type Values = Record<string, unknown>

const shown = (value: unknown) => (value === undefined ? 'not set' : JSON.stringify(value))

/** `requirements.sites: 1 → 2`, for each entry that differs. */
function differences(name: string, before: Values, after: Values): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${name}.${key}: ${shown(before[key])} → ${shown(after[key])}`)
}

function listDifferences(name: string, before: string[], after: string[]): string[] {
  const gone = before.filter((one) => !after.includes(one))
  const added = after.filter((one) => !before.includes(one))
  return [
    ...(gone.length > 0 ? [`${name}: without ${gone.map(shown).join(', ')}`] : []),
    ...(added.length > 0 ? [`${name}: with ${added.map(shown).join(', ')}`] : []),
  ]
}

/** R473: what the file sets otherwise than the rules that are active, an entry a line. */
export function compareRules(before: PlatformRules, after: PlatformRules): string[] {
  const kinds = Object.keys(after.names) as (keyof PlatformRules['names'])[]
  return [
    ...differences('plans', before.plans, after.plans),
    ...differences('requirements', before.requirements, after.requirements),
    ...listDifferences('topics', before.topics, after.topics),
    ...reservedDifference(before.reservedHandles, after.reservedHandles),
    ...differences('platform', { membersUrl: before.membersUrl }, { membersUrl: after.membersUrl }).map((line) =>
      line.replace('platform.', ''),
    ),
    ...differences('identityClaims', before.identityClaims ?? {}, after.identityClaims ?? {}),
    ...differences('exchangeRates', { date: before.exchangeRates.date }, { date: after.exchangeRates.date }),
    ...differences('exchangeRates.usdPerUnit', before.exchangeRates.usdPerUnit, after.exchangeRates.usdPerUnit),
    // Rules that an older release stored have none.
    ...differences('moderationRules', before.moderationRules ?? {}, after.moderationRules),
    ...kinds.flatMap((kind) => differences(`names.${kind}`, before.names[kind], after.names[kind])),
  ]
}

function reservedDifference(before: string[], after: string[]): string[] {
  if (before.join() === after.join()) return []
  return [`reservedHandles: ${countWithNoun(before.length, 'handle')} → ${countWithNoun(after.length, 'handle')}`]
}
