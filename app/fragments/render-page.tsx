import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { FragmentContext } from './cached-fragment.tsx'
import type { FragmentCache } from './fragment-cache.ts'

/** A visitor's text cannot contain this: React escapes every `<`. */
const PLACEHOLDER = /<cached-fragment n="(\d+)"><\/cached-fragment>/

/** Renders a page that does not hydrate, replacing its placeholders by fragments from the cache. */
export function renderPage(page: ReactElement, cache: FragmentCache): Buffer<ArrayBuffer> {
  const placed: Buffer[][] = []
  const markup = renderToStaticMarkup(
    <FragmentContext value={(fragments) => placed.push(fragments.map((one) => cache.get(one))) - 1}>
      {page}
    </FragmentContext>,
  )
  // The pattern has a capture group, so every second piece is the number of a placeholder.
  const pieces = `<!doctype html>${markup}`.split(PLACEHOLDER)
  return Buffer.concat(
    pieces.flatMap((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : (placed[Number(piece)] ?? []))),
  )
}
