import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findLowContrast, COLOUR_PAIRS } from './colour-pairs.ts'
import { contrastRatio, formatColour, fromLch, isColour, toLch } from './colour.ts'
import { COLOUR_SCHEMES, COLOUR_TOKEN_NAMES, type ColourTokens } from './token-names.ts'
import { computeTokens } from './tokens.ts'

const byte = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(byte, byte, byte).map(([r, g, b]) => formatColour([r / 255, g / 255, b / 255]))
const RUNS = { numRuns: 300 }

/** Our own colours, as the stylesheet has them. */
function ourTokens(): ColourTokens {
  const css = readFileSync('app/styles/app.css', 'utf8')
  const found = [...css.matchAll(/--color-([a-z-]+): light-dark\((#\w{6}), (#\w{6})\)/g)]
  const [light, dark] = [2, 3].map((at) => Object.fromEntries(found.map((one) => [one[1], one[at]])))
  return { light, dark } as unknown as ColourTokens
}

test('contrast is that of WCAG', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2)
  expect(contrastRatio('#fff', '#767676')).toBe(contrastRatio('#767676', '#fff'))
})

test('a colour is the same after it was decomposed', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(fromLch(toLch(hex))).toBe(hex)
    }),
  )
})

test.each(['red', '#12', '#12345', '#1234567', '#ggg', 'rgb(0,0,0)', '#fff;}', '', ' #fff'])(
  '%s is no colour',
  (text) => {
    expect(isColour(text)).toBe(false)
  },
)

test('R481 our own pages pass the same check, and it names every token', () => {
  expect(Object.keys(ourTokens().light)).toEqual(expect.arrayContaining([...COLOUR_TOKEN_NAMES]))
  expect(findLowContrast(ourTokens())).toBeUndefined()
})

test('R481 whatever accent and ink are accepted, every pair that pages use has AA, light and dark', () => {
  let accepted = 0
  fc.assert(
    fc.property(colour, colour, (accent, ink) => {
      const tokens = computeTokens({ accent, ink })
      if (findLowContrast(tokens)) return
      accepted += 1
      for (const scheme of COLOUR_SCHEMES) {
        for (const { front, back, least } of COLOUR_PAIRS) {
          expect(contrastRatio(tokens[scheme][front], tokens[scheme][back])).toBeGreaterThanOrEqual(least)
        }
      }
      expect([tokens.light.accent, tokens.light.ink]).toEqual([accent, ink])
    }),
    RUNS,
  )
  expect(accepted).toBeGreaterThan(5)
})

test('R481 an accent and an ink that are easy to read on white are always accepted', () => {
  const readable = (least: number) => colour.filter((hex) => contrastRatio(hex, '#fff') >= least)
  fc.assert(
    fc.property(readable(5), readable(8), (accent, ink) => {
      expect(findLowContrast(computeTokens({ accent, ink }))).toBeUndefined()
    }),
    RUNS,
  )
})

test('R481 what is hard to read is named, with its ratio', () => {
  const low = findLowContrast(computeTokens({ accent: '#ffcc00', ink: '#1b1914' }))
  expect(low).toMatchObject({ scheme: 'light', front: 'accent', least: 4.5 })
  expect(low?.ratio).toBeLessThan(1.6)
  const dark = { accent: '#0b5a49', ink: '#1b1914', accentDark: '#0b5a49' }
  expect(findLowContrast(computeTokens(dark))).toMatchObject({ scheme: 'dark', front: 'accent' })
  expect(findLowContrast(computeTokens({ accent: '#0b5a49', ink: '#ffffff' }))?.ratio).toBeLessThan(1.1)
})

test('a brand’s dark accent is used unchanged', () => {
  const tokens = computeTokens({ accent: '#5b2be0', ink: '#10131c', accentDark: '#b6f23a', inkDark: '#eeeeee' })
  expect(findLowContrast(tokens)).toBeUndefined()
  expect([tokens.dark.accent, tokens.dark.ink, tokens.light.accent]).toEqual(['#b6f23a', '#eeeeee', '#5b2be0'])
})
