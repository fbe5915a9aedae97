import type { SitemapEntry, SitemapFile } from '#use-cases/sitemap/sitemap-entry.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}

function element(name: 'url' | 'sitemap', { url, lastModified }: { url: string; lastModified?: Date | undefined }) {
  const lastmod = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''
  return `<${name}><loc>${escapeXml(url)}</loc>${lastmod}</${name}>\n`
}

export function sitemapIndexXml(files: SitemapFile[], origin: string): string {
  const elements = files.map(({ name, lastModified }) =>
    element('sitemap', { url: `${origin}/sitemaps/${name}.xml`, lastModified }),
  )
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${elements.join('')}</sitemapindex>\n`
}

/** Streams the file in parts, one per batch, so that it is never in memory as a whole. */
export async function* sitemapXml(
  batches: Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`
  for await (const entries of batches) {
    yield entries.map(({ path, lastModified }) => element('url', { url: origin + path, lastModified })).join('')
  }
  yield '</urlset>\n'
}
