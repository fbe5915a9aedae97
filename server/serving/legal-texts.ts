import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Marked, marked } from 'marked'

import { escapeHtml } from '#adapters/mail/mail-html.ts'
import type { LegalPage } from '#domain/brand/brand.ts'
import { basePathOf } from '#domain/site/site-url.ts'
import type { Site } from '#use-cases/deps.ts'

import { browserStorageMarkdown } from './browser-storage.ts'

const DEFAULTS = new URL('./legal/', import.meta.url)
const PAGES = new Set(['privacy', 'terms', 'imprint'])

/** R485: a brand's text has no HTML; what a name brings into it is text, too. */
const withoutHtml = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } })

/** An operator's own text in DATA_DIR wins over ours; it is read again each time, so that an edit shows at once. */
export function createLegalTextLoader(dataDir: string, site: Site) {
  const basePath = basePathOf(site.url)
  // R560: links of the texts to the site itself.
  const prefixed = (html: string) => (basePath === '' ? html : html.replace(/(<a href=")\/(?!\/)/g, `$1${basePath}/`))
  const filled = (text: string) =>
    text.replaceAll('{{site}}', () => site.name).replaceAll('{{storage}}', () => browserStorageMarkdown(site.url))
  return async (page: string): Promise<string> => {
    if (!PAGES.has(page)) return ''
    const branded = site.brand?.texts[page as LegalPage]
    if (branded !== undefined) {
      return prefixed(withoutHtml.parse(filled(branded), { async: false }))
    }
    const own = await readFile(join(dataDir, `${page}.md`), 'utf8').catch(() => undefined)
    const text = own ?? (await readFile(new URL(`${page}.md`, DEFAULTS), 'utf8'))
    return prefixed(marked.parse(filled(text), { async: false }))
  }
}
