import { fallbackFontFamilies } from '#adapters/drawing/fallback-fonts.ts'
import { type FontFace, loadGlyphs } from '#adapters/drawing/typeface.ts'
import { SOCIAL_IMAGE } from '#domain/social/social-image.ts'

/** The light half of the site's colours (app/styles/app.css). */
export const DEFAULT_CARD_COLOURS = {
  paper: '#faf8f3',
  surface: '#ffffff',
  ink: '#1b1914',
  'ink-soft': '#59544a',
  line: '#e3ddcf',
  accent: '#0b5a49',
  'accent-soft': '#ddefe8',
} as const

export type CardColours = Record<keyof typeof DEFAULT_CARD_COLOURS, string>

export const CARD_SIZE = { width: SOCIAL_IMAGE.width, height: SOCIAL_IMAGE.height, margin: 72 } as const

const family = 'bricolage-grotesque'
export type CardFonts = Record<'display' | 'strong' | 'text', FontFace>

/** The faces of a drawing that says this, with every letter of it that there is a font for. */
export async function loadCardFonts(text: string): Promise<CardFonts> {
  const fallbacks = fallbackFontFamilies(text)
  await loadGlyphs({ family, weight: 400, fallbacks }, text)
  return {
    display: { family, weight: 700, fallbacks },
    strong: { family, weight: 600, fallbacks },
    text: { family, weight: 400, fallbacks },
  }
}

/** The two leaves of the door, on a field of 24 by 24, as in the site's own mark. */
export const LOGO_PATHS = [
  'M2 22V12C2 6.5 6 2.3 11 2v7.2c-1.8.4-3 2-3 4V22Z',
  'M22 22V12c0-5.5-4-9.700-9-10v7.2c1.8.4 3 2 3 4V22Z',
] as const
