import { contrastRatio, fromLch, type Lch, toLch } from './colour.ts'
import { STATE_COLOURS } from './state-colours.ts'
import type { Palette, ColourTokens } from './token-names.ts'

/** What a brand gives: for light pages always, for dark ones where it wants its own. */
export type BrandColours = {
  accent: string
  ink: string
  accentDark?: string | undefined
  inkDark?: string | undefined
}

/** A little more than AA, so that rounding to bytes never falls below it. */
const TEXT = 4.55
const CONTROL = 3.05
const STEP = 0.004

const isReadable = (colour: string, others: string[], least: number) =>
  others.every((other) => contrastRatio(colour, other) >= least)

/** The first colour on the way from `from` to the lightness `end` that has the contrast; else the last one. */
function towards(from: Lch, end: number, others: string[], least = TEXT): string {
  const step = Math.sign(end - from.l) * STEP
  const count = Math.floor(Math.abs(end - from.l) / STEP)
  for (let at = 0; at <= count; at++) {
    const colour = fromLch({ ...from, l: from.l + at * step })
    if (isReadable(colour, others, least)) return colour
  }
  return fromLch({ ...from, l: end })
}

/** How much of the ink's own hue the greys have: a black ink gives plain ones. */
const tintOf = (ink: Lch) => Math.min(1, ink.c / 0.02)

/** White where it can be read, else a dark shade of the accent; on the accent itself and on what it is when hovered. */
function onAccentOf(accent: Lch, backs: string[]): string {
  if (isReadable('#ffffff', backs, TEXT)) return '#ffffff'
  return towards({ l: 0.26, c: Math.min(accent.c, 0.05), h: accent.h }, 0, backs)
}

function lightPalette({ accent, ink }: BrandColours): Palette {
  const [accentLch, inkLch] = [toLch(accent), toLch(ink)]
  const grey = (l: number, c: number): Lch => ({ l, c: c * tintOf(inkLch), h: inkLch.h })
  const { good, warn, bad, ...soft } = STATE_COLOURS.light
  const paper = fromLch(grey(0.98, 0.008))
  const sunken = towards(grey(0.95, 0.014), 0.975, [ink, accent, good, warn, bad])
  const accentSoft = towards({ l: 0.94, c: Math.min(accentLch.c * 0.4, 0.045), h: accentLch.h }, 0.985, [accent, ink])
  const line = towards(grey(0.9, 0.02), 0.94, [ink])
  const grounds = [paper, '#ffffff', sunken, accentSoft, line, soft['gold-soft'], soft['bad-soft']]
  // A hovered button is darker; one that is nearly black already is lighter.
  const strong = fromLch({ ...accentLch, l: accentLch.l + (accentLch.l > 0.2 ? -0.07 : 0.2) })
  return {
    ...STATE_COLOURS.light,
    paper,
    surface: '#ffffff',
    sunken,
    ink,
    'ink-soft': towards({ ...inkLch, l: inkLch.l + 0.36 * (1 - inkLch.l), c: inkLch.c * 0.7 }, inkLch.l, grounds),
    line,
    'line-strong': towards(grey(0.63, 0.02), 0, [paper, '#ffffff', sunken], CONTROL),
    accent,
    'accent-strong': strong,
    'on-accent': onAccentOf(accentLch, [accent, strong]),
    'accent-soft': accentSoft,
  }
}

function darkPalette(given: BrandColours): Palette {
  const [accentLch, inkLch] = [toLch(given.accentDark ?? given.accent), toLch(given.inkDark ?? given.ink)]
  const grey = (l: number, c: number): Lch => ({ l, c: c * tintOf(inkLch), h: inkLch.h })
  const paper = fromLch(grey(0.18, 0.009))
  const surface = fromLch(grey(0.22, 0.011))
  const sunken = fromLch(grey(0.145, 0.007))
  const ink = given.inkDark ?? fromLch(grey(0.955, 0.012))
  const soft = { l: 0.3, c: Math.min(accentLch.c * 0.5, 0.05), h: accentLch.h }
  const accent =
    given.accentDark ?? towards({ ...accentLch, l: Math.max(accentLch.l, 0.74) }, 1, [surface, fromLch(soft)], 5)
  const accentSoft = towards(soft, 0.2, [accent, ink])
  const line = fromLch(grey(0.32, 0.012))
  const strong = fromLch({ ...toLch(accent), l: Math.min(0.97, toLch(accent).l + 0.06) })
  const { 'gold-soft': goldSoft, 'bad-soft': badSoft } = STATE_COLOURS.dark
  const grounds = [paper, surface, sunken, accentSoft, line, goldSoft, badSoft]
  return {
    ...STATE_COLOURS.dark,
    paper,
    surface,
    sunken,
    ink,
    'ink-soft': towards(grey(0.77, 0.014), Math.max(0.77, toLch(ink).l), grounds),
    line,
    'line-strong': towards(grey(0.58, 0.014), 1, [paper, surface, sunken], CONTROL),
    accent,
    'accent-strong': strong,
    'on-accent': towards({ l: 0.24, c: Math.min(accentLch.c, 0.05), h: accentLch.h }, 0, [accent, strong]),
    'accent-soft': accentSoft,
  }
}

/** R481: every colour of the pages, from accent and ink, for light and for dark screens. */
export const computeTokens = (colours: BrandColours): ColourTokens => ({
  light: lightPalette(colours),
  dark: darkPalette(colours),
})
