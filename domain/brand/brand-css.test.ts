import { expect, test } from 'vitest'

import { brandCss } from './brand-css.ts'
import { COLOUR_TOKEN_NAMES } from './token-names.ts'
import { computeTokens } from './tokens.ts'

test('R486 the stylesheet has every colour twice, fonts of the same folder, and paper stays light', () => {
  const tokens = computeTokens({ accent: '#9a3b1c', ink: '#2b1c14' })
  const css = brandCss({
    tokens,
    fonts: { text: { files: [{ name: 'text-1.woff2', weight: '400 700', letters: 'latin' }], fallback: 'serif' } },
  })
  for (const name of COLOUR_TOKEN_NAMES) expect(css.split(`--color-${name}:`)).toHaveLength(3)
  expect(css).toContain('@media screen and (prefers-color-scheme:dark)')
  expect(css).toContain(`--color-paper:${tokens.dark.paper}`)
  expect([...css.matchAll(/url\('([^']*)'\)/g)].map((found) => found[1])).toEqual(['text-1.woff2'])
  expect(css).toContain("--font-text:'Brand text',ui-serif")
  expect(css).not.toContain('--font-display')
})

test('without colours and fonts, ours stay', () => {
  expect(brandCss({ fonts: {} })).not.toMatch(/--color-\w+:|--font-\w+:|@font-face/)
})
