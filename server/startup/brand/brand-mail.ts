import { OUR_MAIL_LOOK } from '#adapters/mail/mail-look.ts'
import type { BrandEntries } from '#domain/brand/brand-schema.ts'
import type { MailLook } from '#domain/brand/brand.ts'
import { contrast } from '#domain/brand/colour.ts'
import type { Tokens } from '#domain/brand/token-names.ts'

import { inWords } from './brand-entries.ts'
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

function mailColours(tokens: Tokens | undefined, colour: string | undefined): MailLook['colours'] {
  const { light } = tokens ?? {}
  const colours = light
    ? {
        paper: light.paper,
        ink: light.ink,
        inkSoft: light['ink-soft'],
        line: light.line,
        accent: light.accent,
        onAccent: light['on-accent'],
      }
    : OUR_MAIL_LOOK.colours
  return colour === undefined ? colours : { ...colours, accent: colour, onAccent: '#ffffff' }
}

/** R488: mails have the colours of light pages, and a logo that comes with them: mail programs draw no SVG. */
export async function dressMails(
  folder: string,
  mail: BrandEntries['mail'] = {},
  { tokens, logo }: { tokens: Tokens | undefined; logo: ReadPicture | undefined },
): Promise<MailLook> {
  const colours = mailColours(tokens, mail.colour)
  const ratio = contrast(colours.accent, colours.paper)
  if (ratio < AA) {
    refuse(
      'mail.colour',
      `${colours.accent} has a contrast of ${inWords(ratio)} on ${colours.paper}; WCAG AA asks for ${inWords(AA)}`,
    )
  }
  const own = mail.logo === undefined ? logo : await readPicture(folder, 'mail.logo', mail.logo)
  return { colours, logo: own && (await drawLogo(own)), footer: mail.footer }
}
