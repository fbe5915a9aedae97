import { marked, type Token } from 'marked'

import { type BrandEntries, isSafeLink } from '#domain/brand/brand-schema.ts'
import { type Brand, LEGAL_PAGES, type PageBrand } from '#domain/brand/brand.ts'

import { readBrandFile, refuseBrandEntry } from './brand-folder.ts'

const MAX_BYTES = 100 * 1024

const isSafeTarget = (href: string) => href.startsWith('#') || /^tel:\+?[\d-]+$/.test(href) || isSafeLink(href)

/** R485: why a text is not shown; undefined for one of words, lists and safe links. */
export function findLegalTextFault(markdown: string): string | undefined {
  let fault: string | undefined
  marked.walkTokens(marked.lexer(markdown), (token: Token) => {
    if (token.type === 'html') fault ??= 'holds HTML; it may hold Markdown alone'
    if (token.type === 'image') fault ??= 'holds a picture'
    if (token.type === 'link' && !isSafeTarget(String(token.href))) fault ??= `links to ${JSON.stringify(token.href)}`
  })
  return fault
}

/** The operator's legal pages: a Markdown file, or an address elsewhere. */
export function readLegalPages(folder: string, legal: BrandEntries['legal'] = {}) {
  const texts: Brand['texts'] = {}
  const links: PageBrand['legal'] = {}
  for (const page of LEGAL_PAGES) {
    const given = legal[page]
    if (given === undefined) continue
    if (!given.endsWith('.md') || given.startsWith('https:')) {
      links[page] = given
      continue
    }
    const entry = `legal.${page}`
    const text = readBrandFile(folder, { entry, name: given, maxBytes: MAX_BYTES }).toString('utf8')
    const fault = findLegalTextFault(text)
    if (fault) refuseBrandEntry(entry, `names ${given}, which ${fault}`)
    texts[page] = text
  }
  return { texts, links }
}
