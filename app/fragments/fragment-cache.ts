import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A part of a page. Fragments with the same key look the same. */
export type Fragment = {
  key: string
  /** An item of a list stands in an `<li>` of its own. */
  isItem: boolean
  render: () => ReactElement
}

export type FragmentCache = { get(fragment: Fragment): Buffer }

/** Of HTML and keys: some 2,500 cards and what stands around them. */
const MAX_BYTES = 12 * 1024 * 1024

/** HTML of fragments by key; the least recently used are evicted first. Switched off, each is rendered anew. */
export function createFragmentCache({ enabled = true, maxBytes = MAX_BYTES } = {}): FragmentCache {
  if (!enabled) return { get: renderFragment }
  const cache = new LRUCache<string, Buffer, Fragment>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => key.length + html.length,
    memoMethod: (_key, _stale, { context }) => renderFragment(context),
  })
  return { get: (fragment) => cache.memo(fragment.key, { context: fragment }) }
}

function renderFragment({ render, isItem }: Fragment): Buffer {
  // The prefix keeps ids that React makes here apart from those of the page; only one fragment of a page may use them.
  const markup = renderToStaticMarkup(render(), { identifierPrefix: 'part' })
  // Not an element around the component: React writes preload links first, and they belong into the `<li>`.
  return ownBuffer(isItem ? `<li>${markup}</li>` : markup)
}

/** `Buffer.from` cuts short texts from a shared slab, and a cached fragment would keep the whole slab alive. */
function ownBuffer(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}
