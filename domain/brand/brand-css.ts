import { type FontSubset, FONT_UNICODE_RANGES } from './font-subsets.ts'
import { COLOUR_SCHEMES, COLOUR_TOKEN_NAMES, type Palette, type ColourTokens } from './token-names.ts'

const STACKS = {
  sans: 'ui-sans-serif, system-ui, sans-serif',
  serif: 'ui-serif, Georgia, "Times New Roman", serif',
  mono: 'ui-monospace, "Cascadia Mono", Menlo, monospace',
}

export type CssFont = {
  files: { name: string; weight: string; letters?: FontSubset | undefined }[]
  fallback?: keyof typeof STACKS | undefined
}

type Options = {
  tokens?: ColourTokens | undefined
  fonts: { text?: CssFont | undefined; headings?: CssFont | undefined }
}

const declare = (palette: Palette) => COLOUR_TOKEN_NAMES.map((name) => `--color-${name}:${palette[name]}`).join(';')

const shadow = (alpha: string, ink: string) => `--shadow-panel:0 .75rem 2rem -.5rem ${ink}${alpha}`

function colours(tokens: ColourTokens): string {
  const [light, dark] = COLOUR_SCHEMES.map((scheme) => tokens[scheme]) as [Palette, Palette]
  return [
    `:root{${declare(light)};--color-scrim:${light.ink}80;${shadow('33', light.ink)}}`,
    // Paper is light, whatever the screen is.
    `@media screen and (prefers-color-scheme:dark){:root{${declare(dark)};--color-scrim:#000000b3;${shadow('b3', '#000000')}}}`,
  ].join('\n')
}

/**
 * A font that arrives too late is used from the next page on, so that no text shifts; one of rarer letters is loaded
 * when a name needs it.
 */
function faceCss(family: string, { name, weight, letters }: CssFont['files'][number]): string {
  const range = letters ? `;unicode-range:${FONT_UNICODE_RANGES[letters]}` : ''
  const display = letters === undefined || letters === 'latin' ? 'optional' : 'swap'
  return `@font-face{font-family:'${family}';src:url('${name}') format('woff2');font-weight:${weight};font-display:${display}${range}}`
}

function fontCss(family: string, { files, fallback = 'sans' }: CssFont, variable: string): string {
  const faces = files.map((file) => faceCss(family, file))
  return [...faces, `:root{${variable}:'${family}',${STACKS[fallback]}}`].join('\n')
}

/**
 * Names of classes that only a brand's header has; the sheet of the build knows none of them. On phones a logo leaves
 * room for the links beside it, and a long name has a line of its own.
 */
const HEADER = `.brand-logo{display:block;width:auto;height:2rem;max-width:min(8rem,40vw);object-fit:contain;object-position:left center}
.brand-mark{display:block;width:1.5rem;height:1.5rem}
.brand-name{max-width:calc(100vw - 5rem);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.brand-links{display:none}
@media (width >= 48rem){.brand-logo{max-width:11rem}.brand-name{max-width:14rem}}
@media (width >= 64rem){.brand-links{display:block;background:var(--color-sunken);color:var(--color-ink-soft);font-size:var(--text-small)}.brand-links>div{display:flex;justify-content:flex-end;flex-wrap:wrap;gap:.375rem 1.5rem;padding-block:.4375rem}.brand-links a{text-decoration:none}.brand-links a:hover{color:var(--color-ink);text-decoration:underline}}`

/** The stylesheet of a brand, after that of the pages. Every value in it is our own or a checked colour. */
export function brandCss({ tokens, fonts }: Options): string {
  return [
    tokens ? colours(tokens) : '',
    fonts.text ? fontCss('Brand text', fonts.text, '--font-text') : '',
    fonts.headings ? fontCss('Brand headings', fonts.headings, '--font-display') : '',
    HEADER,
  ]
    .filter(Boolean)
    .join('\n')
}
