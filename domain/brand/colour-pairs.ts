import { contrastRatio } from './colour.ts'
import type { ColourScheme, ColourTokenName, ColourTokens } from './token-names.ts'

/** WCAG AA: text, and what a control is recognised by. */
const TEXT = 4.5
const CONTROL = 3

type Pair = { front: ColourTokenName; back: ColourTokenName; least: number }

const pairs = (fronts: ColourTokenName[], backs: ColourTokenName[], least = TEXT): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))

/** R481: every colour that the pages put on another, and the contrast that it needs. */
export const COLOUR_PAIRS: readonly Pair[] = [
  ...pairs(['ink', 'ink-soft', 'accent'], ['paper', 'surface', 'sunken', 'accent-soft']),
  ...pairs(['good', 'warn', 'bad'], ['paper', 'surface', 'sunken']),
  ...pairs(['ink', 'ink-soft', 'gold'], ['gold-soft']),
  ...pairs(['ink', 'ink-soft', 'bad'], ['bad-soft']),
  ...pairs(['ink', 'ink-soft'], ['line']),
  ...pairs(['on-accent'], ['accent', 'accent-strong']),
  ...pairs(['paper'], ['ink', 'ink-soft']),
  ...pairs(['line-strong'], ['paper', 'surface', 'sunken'], CONTROL),
]

export type LowContrast = Pair & { scheme: ColourScheme; ratio: number }

/** The pair that is hardest to read, of those below AA. */
export function findLowContrast(tokens: ColourTokens): LowContrast | undefined {
  const low = (['light', 'dark'] as const).flatMap((scheme) =>
    COLOUR_PAIRS.map((pair) => ({
      ...pair,
      scheme,
      ratio: contrastRatio(tokens[scheme][pair.front], tokens[scheme][pair.back]),
    })),
  )
  return low
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least)
    .at(0)
}
