import { z } from 'zod'

import { oneLine } from '#domain/text/one-line.ts'

import { isColour } from './colour.ts'
import { FONT_SUBSETS } from './font-subsets.ts'

/** R480: what `brand.json` may say. */
export const BRAND_LIMITS = {
  name: 40,
  label: 30,
  headerLinks: 5,
  footerLinks: 8,
  fontFiles: 8,
  mailFooter: 400,
  heading: 80,
  text: 240,
  steps: 3,
}

const line = (max: number) =>
  z
    .string('must be a text')
    .refine((text) => text !== '' && text === oneLine(text), 'must be one line that is not empty')
    .refine((text) => [...text].length <= max, `must have at most ${max} characters`)

const colour = z.string('must be a colour such as #0b5a49').refine(isColour, 'must be a colour such as #0b5a49')

/** R483: a plain name: no folder, nothing hidden. */
const FILE = /^[a-z0-9][a-z0-9._-]{0,99}$/i
const file = z.string('must be the name of a file').regex(FILE, 'must be the name of a file in the same folder')

/** R484: https, mail, or a page of this site. */
export function isSafeLink(href: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(href) || href.length > 500) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  if (!URL.canParse(href)) return false
  const { protocol, host, username, password } = new URL(href)
  if (protocol === 'mailto:') return true
  return protocol === 'https:' && host !== '' && username === '' && password === ''
}

const LINK = 'must be an https address, a mailto: address, or a path of this site'
const href = z.string(LINK).refine(isSafeLink, LINK)

const links = (max: number) =>
  z
    .array(z.strictObject({ label: line(BRAND_LIMITS.label), href }), 'must be a list')
    .max(max, `must have at most ${max} links`)

const WEIGHT = 'must be a weight such as "700", or a range such as "400 700"'

const fontFile = z.strictObject({
  file,
  weight: z.string(WEIGHT).regex(/^[1-9]\d\d(?: [1-9]\d\d)?$/, WEIGHT),
  letters: z.enum(FONT_SUBSETS, `must be one of ${FONT_SUBSETS.join(', ')}`).optional(),
})

const font = z.strictObject({
  files: z
    .array(fontFile, 'must be a list')
    .min(1, 'must have a file')
    .max(BRAND_LIMITS.fontFiles, `must have at most ${BRAND_LIMITS.fontFiles} files`),
  fallback: z.enum(['sans', 'serif', 'mono'], 'must be sans, serif or mono').optional(),
})

/** A Markdown file of the folder, or an address. */
const legal = z
  .string('must be the name of a Markdown file, or an address')
  .refine(
    (text) => (FILE.test(text) ? text.endsWith('.md') : text.startsWith('https:') && isSafeLink(text)),
    'must be the name of a Markdown file (.md), or an https address',
  )

/** R563: the texts of the home page. */
const home = z.strictObject({
  tagline: line(BRAND_LIMITS.heading).optional(),
  headline: line(BRAND_LIMITS.heading).optional(),
  lead: line(BRAND_LIMITS.text).optional(),
  description: line(BRAND_LIMITS.text).optional(),
  steps: z
    .array(z.strictObject({ title: line(BRAND_LIMITS.heading), text: line(BRAND_LIMITS.text) }), 'must be a list')
    .length(BRAND_LIMITS.steps, `must have ${BRAND_LIMITS.steps} steps`)
    .optional(),
  join: z
    .strictObject({
      heading: line(BRAND_LIMITS.heading).optional(),
      text: line(BRAND_LIMITS.text).optional(),
      button: line(BRAND_LIMITS.label).optional(),
    })
    .optional(),
})

export const brandSchema = z.strictObject(
  {
    name: line(BRAND_LIMITS.name).optional(),
    logo: z
      .union([file, z.strictObject({ light: file, dark: file })], 'must be a file, or { "light": file, "dark": file }')
      .optional(),
    icon: file.optional(),
    colours: z
      .strictObject({
        accent: colour,
        ink: colour.optional(),
        accentDark: colour.optional(),
        inkDark: colour.optional(),
      })
      .optional(),
    fonts: z.strictObject({ text: font.optional(), headings: font.optional() }).optional(),
    home: home.optional(),
    headerLinks: links(BRAND_LIMITS.headerLinks).optional(),
    footerLinks: links(BRAND_LIMITS.footerLinks).optional(),
    mail: z
      .strictObject({
        logo: file.optional(),
        colour: colour.optional(),
        footer: line(BRAND_LIMITS.mailFooter).optional(),
      })
      .optional(),
    legal: z.strictObject({ imprint: legal.optional(), privacy: legal.optional(), terms: legal.optional() }).optional(),
  },
  'must be an object',
)

export type BrandEntries = z.infer<typeof brandSchema>

/** The first thing that is wrong, as `entry reason`. */
export function findBrandError(given: unknown): { entry: string; why: string } | undefined {
  const issue = brandSchema.safeParse(given).error?.issues[0]
  if (!issue) return undefined
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return { entry: [path, oneLine(issue.keys[0] ?? '', 60)].filter(Boolean).join('.'), why: 'is no entry of a brand' }
  }
  return { entry: path || 'brand.json', why: issue.message }
}
