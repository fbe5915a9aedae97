import { judgePage, needsOwnTitle } from './judge-page.ts'
import { unescapeText } from './read-page.ts'

const AT_ONCE = 8

type Entry = { loc: string; lastmod: string | undefined }

const ENTRY = /<(?:url|sitemap)><loc>(?<loc>[^<]*)<\/loc>(?:<lastmod>(?<lastmod>[^<]*)<\/lastmod>)?<\/(?:url|sitemap)>/g

async function readEntries(url: string): Promise<Entry[]> {
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return [...(await answer.text()).matchAll(ENTRY)].map(({ groups = {} }) => ({
    loc: unescapeText(groups['loc'] ?? ''),
    lastmod: groups['lastmod'],
  }))
}

/** The files of a sitemap, and all that they name. */
export async function readSitemap(site: string): Promise<{ files: Entry[]; entries: Entry[] }> {
  const files = await readEntries(`${site}/sitemap.xml`)
  return { files, entries: (await Promise.all(files.map(({ loc }) => readEntries(loc)))).flat() }
}

type Crawled = { pages: number; problems: string[] }
type Options = {
  site: string
  /** Called now and then with how many pages were read. */
  onProgress?: (pages: number, of: number) => void
}

/** Asks for every address that the sitemap names and judges each page, as search engines and answer engines read it. */
export async function crawlSitemap({ site, onProgress = () => {} }: Options): Promise<Crawled> {
  const { files, entries } = await readSitemap(site)
  const problems = [...files, ...entries].flatMap(({ loc, lastmod }) => (lastmod ? [] : [`${loc}: it has no lastmod`]))
  const titles = new Map<string, string>()
  const left = entries.map(({ loc }) => loc)
  if (new Set(left).size < left.length) problems.push('The sitemap names a page twice.')

  async function step(): Promise<void> {
    for (let loc = left.pop(); loc !== undefined; loc = left.pop()) {
      const url = new URL(loc)
      const answer = await fetch(url, { redirect: 'manual' })
      const html = await answer.text()
      if (answer.status !== 200) {
        problems.push(`${loc}: it answers ${answer.status}`)
        continue
      }
      const judged = judgePage(html, url)
      problems.push(...judged.problems.map((problem) => `${loc}: ${problem}`))
      const other = needsOwnTitle(url) ? titles.get(judged.title) : undefined
      if (other) problems.push(`${loc}: its title is also that of ${other}: ${judged.title}`)
      titles.set(judged.title, loc)
      if (left.length > 0 && left.length % 1000 === 0) onProgress(entries.length - left.length, entries.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, step))
  return { pages: entries.length, problems }
}
