/** Every page has it: its purge is that of all pages. */
export const ALL_PAGES_TAG = 'guildhall'

/** Servers and CDNs refuse headers that are much longer. */
const MAX_LENGTH = 4000

/** Separators of the lists, and what a header cannot hold. */
const NOT_IN_TAGS = /[^\w:/.@-]/g

/** A tag as it is in headers and purges. */
export const encodeHeaderTag = (tag: string): string =>
  tag.replace(NOT_IN_TAGS, (character) => encodeURIComponent(character))

/**
 * R397: what a CDN keeps the page under, and for how long. None for a page with more tags than a header can hold: then
 * it is kept for seconds, as by any cache.
 */
export function cdnHeaders(tags: readonly string[], seconds: number): string[] {
  const all = [ALL_PAGES_TAG, ...tags.map(encodeHeaderTag)]
  if (seconds === 0 || all.join(' ').length > MAX_LENGTH) return []
  const kept = `max-age=${seconds}`
  const headers = {
    'surrogate-key': all.join(' '),
    'cache-tag': all.join(','),
    'surrogate-control': kept,
    'cdn-cache-control': kept,
  }
  return Object.entries(headers).flat()
}

/** Of a page that is sent although it may be old. */
export const CDN_HEADERS = ['surrogate-key', 'cache-tag', 'surrogate-control', 'cdn-cache-control']
