import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { PageBody } from './load-context.ts'
import type { KeepFragment } from './ui/fragment-context.ts'

/** Some ten megabytes of cards; the least recently shown go first. */
const MOST = 2000

const kept = new Map<string, Buffer>()

/** `Buffer.from` would lay it beside what else is made at that time, all of which would be kept with it. */
function ownBytes(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}

function fragment(key: string, element: ReactElement): Buffer {
  const before = kept.get(key)
  if (before) {
    kept.delete(key)
    kept.set(key, before)
    return before
  }
  const html = ownBytes(renderToStaticMarkup(element))
  kept.set(key, html)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  return html
}

/** Nobody's words can look like this: whatever people write has its `<` escaped. */
const MARK = /<!--fragment (\d+)-->/

/** For pages of usual length; the longest list has some 200 KB. */
const ROOM = 256 * 1024
const MOST_ROOMS = 8
const rooms: Buffer[] = []

/**
 * The parts as one. Long buffers that wait for something live so long that only a great collection frees them, which
 * would let dozens of megabytes pile up: so they are used again.
 */
function joinParts(parts: (string | Buffer)[]): PageBody {
  const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  const isLong = length > ROOM
  const room = isLong ? Buffer.allocUnsafeSlow(length) : (rooms.pop() ?? Buffer.allocUnsafeSlow(ROOM))
  let at = 0
  for (const part of parts) at += typeof part === 'string' ? room.write(part, at) : part.copy(room, at)
  return {
    bytes: room.subarray(0, length),
    release() {
      if (!isLong && rooms.length < MOST_ROOMS) rooms.push(room)
    },
  }
}

/**
 * A list is mostly cards, the same ones on many pages: each is rendered once for as long as it stays as it is. While
 * the page is rendered a mark stands in for it; its bytes are put there afterwards, without being read again.
 */
export function openFragments(): { keep: KeepFragment; fill: (html: string) => PageBody } {
  const used: Buffer[] = []
  return {
    keep: (key, element) => `<!--fragment ${used.push(fragment(key, element)) - 1}-->`,
    fill(html) {
      // By turns what stands around the marks, and their numbers.
      const parts = html.split(MARK).map((part, at) => (at % 2 === 0 ? part : used[Number(part)]))
      return joinParts(parts.filter((part) => part !== undefined))
    },
  }
}
