import { toUsd } from '#domain/profiles/money/usd-rates.ts'

import type { ComparedExpert } from './compared-expert.ts'

export type ComparisonHighlights = {
  /** Handles of the experts with the lowest project minimum; several in a tie. */
  lowestMinimum: Set<string>
  quickestReply: Set<string>
  highestAnswerRate: Set<string>
  /** Slugs of skills that more than half of the experts have. */
  sharedSkills: Set<string>
}

type Marked = Pick<ComparedExpert, 'slug' | 'projectMinimum' | 'responseTimeHours' | 'answerRate' | 'skills'>

/** The experts with the lowest value; none where all are equal or too few are known. */
function least(experts: Marked[], measure: (expert: Marked) => number | null): Set<string> {
  const known = experts.flatMap((expert) => {
    const value = measure(expert)
    return value === null ? [] : [{ slug: expert.slug, value }]
  })
  const values = known.map(({ value }) => value)
  const lowest = Math.min(...values)
  if (lowest === Math.max(...values)) return new Set()
  return new Set(known.filter(({ value }) => value === lowest).map(({ slug }) => slug))
}

/** R74: what distinguishes the compared experts, and what they have in common. */
export function highlightDifferences(experts: Marked[]): ComparisonHighlights {
  const count = new Map<string, number>()
  for (const { slug } of experts.flatMap((expert) => expert.skills)) count.set(slug, (count.get(slug) ?? 0) + 1)
  return {
    lowestMinimum: least(experts, ({ projectMinimum: minimum }) => minimum && toUsd(minimum.amount, minimum.currency)),
    quickestReply: least(experts, ({ responseTimeHours }) => responseTimeHours),
    highestAnswerRate: least(experts, ({ answerRate }) => (answerRate === null ? null : -answerRate)),
    sharedSkills: new Set(
      [...count].filter(([, having]) => having > 1 && having * 2 > experts.length).map(([slug]) => slug),
    ),
  }
}
