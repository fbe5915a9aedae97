import type { BrandHomeTexts } from './home-texts.ts'
import type { Palette, ColourScheme } from './token-names.ts'

export type BrandLink = { label: string; href: string }

export const LEGAL_PAGES = ['imprint', 'privacy', 'terms'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** A picture under its address, with its size in pixels. */
export type BrandPicture = { href: string; width: number; height: number }

/** What pages need of a brand; plain data, since some pages take it to the browser. */
export type PageBrand = {
  /** Changes whenever anything of the brand does that has an address. */
  id: string
  /** The address of its stylesheet. */
  styles: string
  /** Fonts that the first page waits for; ours where it has none. */
  fonts: { text?: string | undefined; headings?: string | undefined }
  themeColour?: Record<ColourScheme, string> | undefined
  icon?: { ico: string; touch: string; svg?: string | undefined; mark: string } | undefined
  logo?: { light: BrandPicture; dark?: BrandPicture | undefined } | undefined
  /** R563: its texts of the home page. */
  home?: BrandHomeTexts | undefined
  headerLinks: BrandLink[]
  footerLinks: BrandLink[]
  /** Addresses of legal pages that are elsewhere. */
  legal: Partial<Record<LegalPage, string>>
}

export type MailColours = Record<
  'paper' | 'surface' | 'ink' | 'inkSoft' | 'line' | 'accent' | 'onAccent' | 'accentSoft',
  string
>

/** The look of mails, in colours for light and for dark screens. */
export type MailTheme = Record<ColourScheme, MailColours> & {
  logo?: { png: Uint8Array; width: number; height: number } | undefined
  footer?: string | undefined
}

/** The look of pictures for shared links: colours, and a mark of 88 by 88 pixels in place of ours. */
export type SocialImageTheme = { colours?: Palette | undefined; mark?: Uint8Array | undefined }

export type BrandFile = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** R480: the look of the platform, read once at the start. */
export type Brand = {
  name?: string | undefined
  page: PageBrand
  /** By their paths. */
  files: ReadonlyMap<string, BrandFile>
  /** What replaces our `/favicon.ico` and the like; undefined where our icon stays. */
  rootIcons: ReadonlyMap<string, BrandFile> | undefined
  mail: MailTheme
  social: SocialImageTheme
  /** Markdown without HTML. */
  texts: Partial<Record<LegalPage, string>>
}

/** Where neither the operator nor a brand says otherwise. */
export const DEFAULT_SITE_NAME = 'Guildhall'

export const BRAND_PATH = '/brand'
