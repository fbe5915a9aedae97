import { findPlatformRules } from '#db/queries/platform/platform-rules.ts'
import { countMessagesByTopic, findTakenHandles } from '#db/queries/platform/rules-in-use.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { DEFAULT_PLATFORM_RULES } from '#domain/platform/platform-rules.ts'
import { requirementText, type RequirementName } from '#domain/profiles/requirements/missing-requirements.ts'
import { allRequirementsMet } from '#domain/profiles/requirements/requirements.ts'
import { countWithNoun, pluralForm } from '#domain/text/plural.ts'
import type { Deps } from '#use-cases/deps.ts'
import { profileRequirements } from '#use-cases/profiles/present-profile.ts'

import { compareRules } from './compare-rules.ts'
import { findMissingPlans } from './missing-plans.ts'
import { streamEligibilityFacts, wouldBeListed } from './relist-profiles.ts'

type CheckDeps = Pick<Deps, 'db' | 'now'>

type Judged = {
  listed: number
  listedThen: number
  delisted: number
  added: number
  /** How many of the delisted lack what. */
  lacking: Map<RequirementName, number>
  /** Public profiles that could not go public any more. */
  belowPublic: number
}

/** Judges everyone by the rules of this process, and changes nothing. */
async function judgeEveryone({ db, now }: CheckDeps): Promise<Judged> {
  const judged: Judged = { listed: 0, listedThen: 0, delisted: 0, added: 0, lacking: new Map(), belowPublic: 0 }
  const at = now()
  for await (const rows of streamEligibilityFacts(db)) {
    for (const row of rows) {
      const isListedThen = wouldBeListed(row, at)
      const { public: forPublic, hirable } = profileRequirements(row, at)
      judged.listed += Number(row.is_listed)
      judged.listedThen += Number(isListedThen)
      judged.added += Number(isListedThen && !row.is_listed)
      judged.belowPublic += Number(!allRequirementsMet(forPublic))
      if (!row.is_listed || isListedThen) continue
      judged.delisted += 1
      for (const { name, met } of hirable) if (!met) judged.lacking.set(name, (judged.lacking.get(name) ?? 0) + 1)
    }
  }
  return judged
}

function listingLines({ listed, listedThen, delisted, added, lacking, belowPublic }: Judged): string[] {
  const number = new Intl.NumberFormat('en')
  const whom = [...lacking].map(([name, count]) => `${number.format(count)} without ${requirementText(name)}`)
  return [
    `Listed: ${number.format(listed)} → ${number.format(listedThen)}.`,
    `  ${countWithNoun(delisted, 'profile')} would be delisted${whom.length > 0 ? `: ${whom.join(', ')}` : ''}.`,
    `  ${countWithNoun(added, 'profile')} would be listed again.`,
    ...(belowPublic > 0
      ? [`${countWithNoun(belowPublic, 'public profile')} could not go public by these rules; public they stay.`]
      : []),
  ]
}

async function usageLines({ db }: CheckDeps): Promise<string[]> {
  const { topics, reservedHandles } = activePlatformRules()
  const gone = (await countMessagesByTopic(db)).filter(({ name }) => !topics.includes(name))
  const taken = await findTakenHandles(db, reservedHandles)
  return [
    ...gone.map(
      ({ name, count }) =>
        `topics lacks "${name}", which ${countWithNoun(count, 'message has', 'messages have')}; they keep it.`,
    ),
    ...(taken.length > 0
      ? [
          `${countWithNoun(taken.length, 'reserved handle')} ${pluralForm(taken.length, 'is', 'are')} taken: ${taken.slice(0, 10).join(', ')}${taken.length > 10 ? ', …' : ''}. Who has one keeps it.`,
        ]
      : []),
  ]
}

export type RulesCheck = {
  lines: string[]
  /** Why a start with these rules would be refused. */
  refusals: string[]
}

/** R473: what would change if the rules of this process were those of the site. */
export async function checkPlatformRules(deps: CheckDeps): Promise<RulesCheck> {
  const stored = (await findPlatformRules(deps.db))?.rules
  // What an older release has stored may lack entries.
  const before = { ...DEFAULT_PLATFORM_RULES, ...stored, names: { ...DEFAULT_PLATFORM_RULES.names, ...stored?.names } }
  const changes = compareRules(before, activePlatformRules())
  return {
    lines: [
      ...(changes.length > 0 ? ['Rules:', ...changes.map((line) => `  ${line}`)] : ['Rules: as they are active now.']),
      ...listingLines(await judgeEveryone(deps)),
      ...(await usageLines(deps)),
    ],
    refusals: await findMissingPlans(deps),
  }
}
