import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A part of a page. Fragments with the same key have the same HTML. */
export type Fragment = {
  key: string
  /** A list item is wrapped in its own `<li>`. */
  isItem: boolean
  render: () => ReactElement
}

export type FragmentCache = { get(fragment: Fragment): Buffer }

/** Bytes of HTML and keys: about 2,500 cards and their surroundings. */
const MAX_BYTES = 12 * 1024 * 1024

/** An LRU cache of fragment HTML by key. When disabled, every fragment is rendered each time. */
export function createFragmentCache({ enabled = true, maxBytes = MAX_BYTES } = {}): FragmentCache {
  if (!enabled) return { get: (fragment) => Buffer.from(renderFragment(fragment)) }
  const cache = new LRUCache<string, Buffer, Fragment>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => key.length + html.length,
    memoMethod: (_key, _stale, { context }) => ownBuffer(renderFragment(context)),
  })
  return { get: (fragment) => cache.memo(fragment.key, { context: fragment }) }
}

function renderFragment({ render, isItem }: Fragment): string {
  // The prefix separates ids that React generates here from the page's; only one fragment per page may use them.
  const markup = renderToStaticMarkup(render(), { identifierPrefix: 'part' })
  // The `<li>` is added as text: React emits preload links first, and they belong inside it.
  return isItem ? `<li>${markup}</li>` : markup
}

/** `Buffer.from` allocates short texts in a shared slab, and one cached fragment would retain the whole slab. */
function ownBuffer(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}
