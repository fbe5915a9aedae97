/** The colours of the pages, as app/styles/app.css names them. */
export const COLOUR_TOKEN_NAMES = [
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

export type ColourTokenName = (typeof COLOUR_TOKEN_NAMES)[number]
export type Palette = Record<ColourTokenName, string>

export const COLOUR_SCHEMES = ['light', 'dark'] as const
export type ColourScheme = (typeof COLOUR_SCHEMES)[number]
export type ColourTokens = Record<ColourScheme, Palette>
