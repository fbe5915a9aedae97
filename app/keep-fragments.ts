import { renderToStaticMarkup } from 'react-dom/server'

import type { KeepFragment } from './ui/fragment-context.ts'

/** Some twelve megabytes of cards; the least recently shown go first. */
const MOST = 2000

/** A list is mostly cards, the same ones on many pages: each is rendered once for as long as it stays as it is. */
export function keepFragments(): KeepFragment {
  const kept = new Map<string, string>()
  return (key, element) => {
    const before = kept.get(key)
    if (before !== undefined) {
      kept.delete(key)
      kept.set(key, before)
      return before
    }
    const html = renderToStaticMarkup(element)
    kept.set(key, html)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return html
  }
}
