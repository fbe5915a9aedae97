/** The colours of the pages, as app/styles/app.css names them. */
export const TOKEN_NAMES = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-soft',
  'gold',
  'gold-soft',
  'good',
  'warn',
  'bad',
  'bad-soft',
] as const

export type TokenName = (typeof TOKEN_NAMES)[number]
export type Palette = Record<TokenName, string>

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]
export type Tokens = Record<Scheme, Palette>
