/** The number of experts with this project minimum, in whole US dollars. */
export type ProjectMinimumCount = { usd: number; count: number }

/** Project minimums of the listed experts: half of them are between `low` and `high`. */
export type ProjectMinimumFacts = {
  sample: number
  least: number
  low: number
  median: number
  high: number
  most: number
  /** Histogram of the amounts, for the chart. */
  spread: ProjectMinimumCount[]
}

/** R45: fewer would reveal too much about each of them, and say too little about all. */
export const MIN_EXPERTS_FOR_FACTS = 5

const SPREAD_STEPS = 24

/** The quantile of the amounts, as one of the experts named it. */
function amountAt(counts: ProjectMinimumCount[], rank: number): number {
  let passed = 0
  for (const { usd, count } of counts) {
    passed += count
    if (passed >= rank) return usd
  }
  return counts.at(-1)?.usd ?? 0
}

/** Groups amounts on a logarithmic scale, so that those a few per cent apart fall together. */
function spreadOf(counts: ProjectMinimumCount[], least: number, most: number): ProjectMinimumCount[] {
  const scale = Math.log((most + 1) / (least + 1)) || 1
  const steps = new Map<number, ProjectMinimumCount>()
  for (const { usd, count } of counts) {
    const step = Math.round((Math.log((usd + 1) / (least + 1)) / scale) * SPREAD_STEPS)
    const known = steps.get(step)
    if (known) known.count += count
    else steps.set(step, { usd, count })
  }
  return [...steps.values()]
}

/** R45: a summary of project minimums; undefined where too few experts name one. */
export function summarizeProjectMinimums(named: ProjectMinimumCount[]): ProjectMinimumFacts | null {
  const counts = named.filter(({ count }) => count > 0).sort((a, b) => a.usd - b.usd)
  const sample = counts.reduce((sum, { count }) => sum + count, 0)
  const [first] = counts
  const last = counts.at(-1)
  if (!first || !last || sample < MIN_EXPERTS_FOR_FACTS) return null
  const quantile = (share: number) => amountAt(counts, Math.max(1, Math.ceil(share * sample)))
  return {
    sample,
    least: first.usd,
    low: quantile(0.25),
    median: quantile(0.5),
    high: quantile(0.75),
    most: last.usd,
    spread: spreadOf(counts, first.usd, last.usd),
  }
}
