import { OUR_MAIL_LOOK } from '#adapters/mail/mail-look.ts'
import type { BrandEntries } from '#domain/brand/brand-schema.ts'
import type { MailColours, MailLook } from '#domain/brand/brand.ts'
import { contrast } from '#domain/brand/colour.ts'
import type { Palette, Scheme, Tokens } from '#domain/brand/token-names.ts'
import { computeTokens } from '#domain/brand/tokens.ts'

import { formatRatio } from './brand-entries.ts'
import { refuse } from './brand-folder.ts'
import { drawPng, type ReadPicture, readPicture } from './brand-pictures.ts'

const AA = 4.5
/** As mail programs show it; it is drawn twice as large, for sharp screens. */
const LOGO = { height: 32, widest: 220 }

async function drawLogo(logo: ReadPicture): Promise<MailLook['logo']> {
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
function mailColours(tokens: Tokens | undefined, accent: string | undefined): Record<Scheme, MailColours> {
  const { light, dark } = tokens ? { light: coloursOf(tokens.light), dark: coloursOf(tokens.dark) } : OUR_MAIL_LOOK
  if (accent === undefined) return { light, dark }
  const own = computeTokens({ accent, ink: light.ink })
  return {
    light: { ...light, ...accentsOf(own.light), onAccent: '#ffffff' },
    dark: { ...dark, ...accentsOf(own.dark) },
  }
}

/** R488: mails have the colours of the pages, and a logo that comes with them: mail programs draw no SVG. */
export async function applyMailBrand(
  folder: string,
  mail: BrandEntries['mail'] = {},
  { tokens, logo }: { tokens: Tokens | undefined; logo: ReadPicture | undefined },
): Promise<MailLook> {
  const colours = mailColours(tokens, mail.colour)
  const { accent, paper } = colours.light
  const ratio = contrast(accent, paper)
  if (ratio < AA) {
    refuse(
      'mail.colour',
      `${accent} has a contrast of ${formatRatio(ratio)} on ${paper}; WCAG AA asks for ${formatRatio(AA)}`,
    )
  }
  const own = mail.logo === undefined ? logo : await readPicture(folder, 'mail.logo', mail.logo)
  return { ...colours, logo: own && (await drawLogo(own)), footer: mail.footer }
}
