import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { KeepFragment } from './ui/fragment-context.ts'

/** Some ten megabytes of cards; the least recently shown go first. */
const MOST = 2000

const kept = new Map<string, Buffer>()

function fragment(key: string, element: ReactElement): Buffer {
  const before = kept.get(key)
  if (before) {
    kept.delete(key)
    kept.set(key, before)
    return before
  }
  const html = Buffer.from(renderToStaticMarkup(element))
  kept.set(key, html)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  return html
}

/** Nobody's words can look like this: whatever people write has its `<` escaped. */
const MARK = /<!--fragment (\d+)-->/

/**
 * A list is mostly cards, the same ones on many pages: each is rendered once for as long as it stays as it is. While
 * the page is rendered a mark stands in for it; its bytes are put there afterwards, without being read again.
 */
export function openFragments(): { keep: KeepFragment; fill: (html: string) => Buffer } {
  const used: Buffer[] = []
  return {
    keep: (key, element) => `<!--fragment ${used.push(fragment(key, element)) - 1}-->`,
    fill(html) {
      if (used.length === 0) return Buffer.from(html)
      // By turns what stands around the marks, and their numbers.
      const parts = html.split(MARK).map((part, at) => (at % 2 === 0 ? Buffer.from(part) : used[Number(part)]))
      return Buffer.concat(parts.filter((part) => part !== undefined))
    },
  }
}
