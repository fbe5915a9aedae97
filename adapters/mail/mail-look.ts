import type { MailLook } from '#domain/brand/brand.ts'

/** Without a brand: the colours of our light pages. */
export const OUR_MAIL_LOOK: MailLook = {
  colours: {
    paper: '#faf8f3',
    ink: '#1b1914',
    inkSoft: '#59544a',
    line: '#c9c1ae',
    accent: '#0b5a49',
    onAccent: '#ffffff',
  },
}

/** By which a mail names the logo that is attached to it. */
export const LOGO_CID = 'brand-logo'
