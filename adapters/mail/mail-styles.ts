import type { MailColours, MailTheme } from '#domain/brand/brand.ts'

/** What has colours, by the class that a dark scheme restyles. */
const PAINT = {
  page: ({ paper, ink }: MailColours) => ({ 'background-color': paper, color: ink }),
  card: ({ surface, line, ink }: MailColours) => ({ 'background-color': surface, 'border-color': line, color: ink }),
  soft: ({ inkSoft }: MailColours) => ({ color: inkSoft }),
  name: ({ ink }: MailColours) => ({ color: ink }),
  link: ({ accent }: MailColours) => ({ color: accent }),
  edge: ({ line }: MailColours) => ({ 'border-color': line }),
  face: ({ accentSoft, accent }: MailColours) => ({ 'background-color': accentSoft, color: accent }),
  button: ({ accent }: MailColours) => ({ 'background-color': accent }),
  label: ({ onAccent }: MailColours) => ({ color: onAccent }),
}

type Painted = keyof typeof PAINT

const declarations = (style: Record<string, string>, end = '') =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}${end}`)
    .join(';')

/** The attributes of an element: its light colours inline, for clients that know nothing else, and its class. */
export const styleAttributes = (name: Painted, { light }: MailTheme, layout: string): string =>
  `class="${name}" style="${layout}${layout && ';'}${declarations(PAINT[name](light))}"`

/** R752: rules that beat inline colours. A logo is drawn for light pages and keeps a light ground. */
export function darkStyles({ dark, light }: MailTheme): string {
  const rules = Object.entries(PAINT).map(([name, style]) => `.${name}{${declarations(style(dark), '!important')}}`)
  const logo = `.logo{background-color:${light.paper}!important;padding:8px 12px!important;border-radius:10px!important}`
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}${logo}}`
}
