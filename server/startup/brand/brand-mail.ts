import { DEFAULT_MAIL_THEME } from '#adapters/mail/mail-theme.ts'
import type { BrandEntries } from '#domain/brand/brand-schema.ts'
import type { MailColours, MailTheme } from '#domain/brand/brand.ts'
import { contrastRatio } from '#domain/brand/colour.ts'
import type { Palette, ColourScheme, ColourTokens } from '#domain/brand/token-names.ts'
import { computeTokens } from '#domain/brand/tokens.ts'

import { formatRatio } from './brand-entries.ts'
import { refuseBrandEntry } from './brand-folder.ts'
import { drawPng, type CheckedBrandPicture, readBrandPicture } from './brand-pictures.ts'

const AA = 4.5
/** As mail programs show it; it is drawn twice as large, for sharp screens. */
const LOGO = { height: 32, widest: 220 }

async function drawLogo(logo: CheckedBrandPicture): Promise<MailTheme['logo']> {
  const scale = Math.min(LOGO.height / logo.height, LOGO.widest / logo.width)
  const [width, height] = [Math.max(1, Math.round(logo.width * scale)), Math.max(1, Math.round(logo.height * scale))]
  return { png: await drawPng(logo, { width: 2 * width, height: 2 * height }), width, height }
}

const accentsOf = (palette: Palette) => ({
  accent: palette.accent,
  onAccent: palette['on-accent'],
  accentSoft: palette['accent-soft'],
})

const coloursOf = (palette: Palette): MailColours => ({
  paper: palette.paper,
  surface: palette.surface,
  ink: palette.ink,
  inkSoft: palette['ink-soft'],
  line: palette.line,
  ...accentsOf(palette),
})

/** R752: what `mail.colour` is on dark screens is computed, like the counterpart of an accent. */
function mailColours(tokens: ColourTokens | undefined, accent: string | undefined): Record<ColourScheme, MailColours> {
  const { light, dark } = tokens ? { light: coloursOf(tokens.light), dark: coloursOf(tokens.dark) } : DEFAULT_MAIL_THEME
  if (accent === undefined) return { light, dark }
  const own = computeTokens({ accent, ink: light.ink })
  return {
    light: { ...light, ...accentsOf(own.light), onAccent: '#ffffff' },
    dark: { ...dark, ...accentsOf(own.dark) },
  }
}

/** R488: mails have the colours of the pages, and a logo that comes with them: mail programs draw no SVG. */
export async function createMailLook(
  folder: string,
  mail: BrandEntries['mail'] = {},
  { tokens, logo }: { tokens: ColourTokens | undefined; logo: CheckedBrandPicture | undefined },
): Promise<MailTheme> {
  const colours = mailColours(tokens, mail.colour)
  const { accent, paper } = colours.light
  const ratio = contrastRatio(accent, paper)
  if (ratio < AA) {
    refuseBrandEntry(
      'mail.colour',
      `${accent} has a contrast of ${formatRatio(ratio)} on ${paper}; WCAG AA asks for ${formatRatio(AA)}`,
    )
  }
  const own = mail.logo === undefined ? logo : await readBrandPicture(folder, 'mail.logo', mail.logo)
  return { ...colours, logo: own && (await drawLogo(own)), footer: mail.footer }
}
