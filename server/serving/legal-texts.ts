import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { marked } from 'marked'

import type { Site } from '#use-cases/deps.ts'

const DEFAULTS = new URL('./legal/', import.meta.url)
const PAGES = new Set(['privacy', 'terms', 'imprint'])

/** An operator's own text in DATA_DIR wins over ours; it is read anew each time, so that an edit shows at once. */
export function legalTexts(dataDir: string, site: Site) {
  return async (page: string): Promise<string> => {
    if (!PAGES.has(page)) return ''
    const own = await readFile(join(dataDir, `${page}.md`), 'utf8').catch(() => undefined)
    const text = own ?? (await readFile(new URL(`${page}.md`, DEFAULTS), 'utf8'))
    return marked.parse(text.replaceAll('{{site}}', site.name), { async: false })
  }
}
