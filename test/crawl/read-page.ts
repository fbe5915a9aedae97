/** What search engines and answer engines read of a page. */
export type ReadPage = {
  title: string
  description: string
  canonical: string
  noindex: boolean
  /** The structured data, parsed. */
  data: Record<string, unknown>[]
  images: { src: string; alt: string | undefined }[]
  /** Cards of experts. */
  experts: number
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&apos;': "'",
}

export function unescapeText(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** Our own pages write every value between double quotes. */
function attributes(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(/ ([a-zA-Z:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescapeText(value)]),
  )
}

const META = /<meta( [^>]*)>/g
const LINK = /<link( [^>]*)>/g
const IMAGE = /<img( [^>]*)>/g

const tags = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, inside = '']) => attributes(inside))

const DATA = /<script type="application\/ld\+json">(?<json>[^<]*)<\/script>/g

/** Throws where structured data is no JSON. */
export function readPage(html: string): ReadPage {
  const meta = tags(html, META)
  const named = (name: string) => meta.find((tag) => tag.get('name') === name)?.get('content') ?? ''
  return {
    title: unescapeText(/<title>(?<text>[^<]*)<\/title>/.exec(html)?.groups?.['text'] ?? ''),
    description: named('description'),
    canonical:
      tags(html, LINK)
        .find((tag) => tag.get('rel') === 'canonical')
        ?.get('href') ?? '',
    noindex: named('robots').includes('noindex'),
    data: [...html.matchAll(DATA)].map((found) => JSON.parse(found.groups?.['json'] ?? '') as Record<string, unknown>),
    images: tags(html, IMAGE).map((tag) => ({ src: tag.get('src') ?? '', alt: tag.get('alt') })),
    experts: html.match(/<article /g)?.length ?? 0,
  }
}
