import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { FragmentContext } from './cached-fragment.tsx'
import type { FragmentCache } from './fragment-cache.ts'

/** Cannot come from a visitor's text: React escapes every `<` in it. */
const PLACEHOLDER = /<cached-fragment n="(\d+)"><\/cached-fragment>/

/** Renders a page that React does not hydrate. Its fragments come from the cache and replace their placeholders. */
export function renderPage(page: ReactElement, cache: FragmentCache): Buffer<ArrayBuffer> {
  const placed: Buffer[][] = []
  const markup = renderToStaticMarkup(
    <FragmentContext value={(fragments) => placed.push(fragments.map((one) => cache.get(one))) - 1}>
      {page}
    </FragmentContext>,
  )
  // Split by a pattern with a group: every second piece is the number of a placeholder.
  const pieces = `<!doctype html>${markup}`.split(PLACEHOLDER)
  return Buffer.concat(
    pieces.flatMap((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : (placed[Number(piece)] ?? []))),
  )
}
