import * as addresses from '#domain/addresses.ts'
import { MIN_INDEXABLE_EXPERTS } from '#domain/limits.ts'

import { type ReadPage, readPage } from './read-page.ts'
import { problemsOfData } from './structured-data.ts'

/** Which structured data a page has, by the beginning of its path; the longest that fits counts. */
const KINDS = [
  { begins: addresses.hire(''), data: ['BreadcrumbList', 'ItemList'], lists: true },
  { begins: addresses.browseCity(''), data: ['BreadcrumbList'], lists: true },
  { begins: '/browse/countries/', data: ['BreadcrumbList'], lists: true },
  { begins: addresses.profile(''), data: ['ProfilePage'], lists: false },
]
const HOME = { data: ['WebSite', 'Organization'], lists: false }
const OTHER = { data: [], lists: false }

function kindOf(pathname: string) {
  if (pathname === addresses.home) return HOME
  return KINDS.find(({ begins }) => pathname.startsWith(begins)) ?? OTHER
}

/** R302: a picture of work has no words only where the page shows it a second time, with them. */
function problemsOfImages(images: ReadPage['images']): string[] {
  const said = new Set(images.filter(({ alt }) => alt).map(({ src }) => src))
  return images.flatMap(({ src, alt }) => {
    if (alt === undefined) return [`${src} has no alternative text at all`]
    if (!src.includes('/thumbnail/')) return []
    if (alt === '') return said.has(src) ? [] : [`${src} shows work and does not say whose`]
    return / by ./.test(alt) ? [] : [`${src} does not say whose work it is: ${alt}`]
  })
}

function positions({ data }: ReadPage): unknown[] {
  const list = data.find((one) => one['@type'] === 'ItemList')
  const items = list?.['itemListElement']
  return Array.isArray(items) ? items.map((item: { position?: unknown }) => item.position) : []
}

function problemsOf(page: ReadPage, url: URL): string[] {
  const { data: wanted, lists } = kindOf(url.pathname)
  const types = new Set(page.data.map((one) => one['@type']))
  return [
    page.title === '' && 'it has no title',
    page.description === '' && 'it has no description',
    page.canonical !== url.href && `its canonical address is ${page.canonical || 'missing'}`,
    page.noindex && 'it says noindex',
    lists && page.experts < MIN_INDEXABLE_EXPERTS && `it shows ${page.experts} experts`,
    ...wanted.filter((type) => !types.has(type)).map((type) => `it has no ${type}`),
    positions(page).some((position, index) => position !== index + 1) && 'positions in its list have gaps',
    ...page.data.flatMap((one) => problemsOfData(one, String(one['@type']))),
    ...page.data.filter((one) => one['@context'] !== 'https://schema.org').map(() => 'structured data has no context'),
    ...problemsOfImages(page.images),
  ].filter((problem) => problem !== false)
}

export type Judged = { title: string; problems: string[] }

/** What is wrong with a page that the sitemap names, as it came. */
export function judgePage(html: string, url: URL): Judged {
  try {
    const page = readPage(html)
    return { title: page.title, problems: problemsOf(page, url) }
  } catch (error) {
    return { title: '', problems: [`its structured data cannot be read: ${String(error)}`] }
  }
}

/** The specification gives a profile its name as its title, and people may share one; every other page has its own. */
export function needsOwnTitle({ pathname }: URL): boolean {
  return !pathname.startsWith(addresses.profile(''))
}
