import type { MailTheme } from '#domain/brand/brand.ts'

/** Without a brand: the colours of our pages. */
export const DEFAULT_MAIL_THEME: MailTheme = {
  light: {
    paper: '#faf8f3',
    surface: '#ffffff',
    ink: '#1b1914',
    inkSoft: '#59544a',
    line: '#e3ddcf',
    accent: '#0b5a49',
    onAccent: '#ffffff',
    accentSoft: '#ddefe8',
  },
  dark: {
    paper: '#13120e',
    surface: '#1c1a15',
    ink: '#f3efe6',
    inkSoft: '#b7af9f',
    line: '#34312a',
    accent: '#74d8bb',
    onAccent: '#06241d',
    accentSoft: '#12352c',
  },
}

/** By which a mail names the logo that is attached to it. */
export const MAIL_LOGO_CID = 'brand-logo'
