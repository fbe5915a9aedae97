import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { PageBody } from './load-context.ts'
import { type KeepPart, PLACE } from './ui/kept.tsx'

/** With their keys; the least recently shown go first. */
const MOST_BYTES = 6 * 1024 * 1024

const kept = new Map<string, Buffer>()
let keptBytes = 0
const sizeOf = (key: string, html: Buffer) => key.length + html.length

/** `Buffer.from` would lay it beside what else is made at that time, all of which would be kept with it. */
function ownBytes(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}

/** Ids that a part gives to its own elements are its own: of parts that do so, a page has one. */
function render(part: ReactElement): Buffer {
  return ownBytes(renderToStaticMarkup(part, { identifierPrefix: 'part' }))
}

/** A card looks different on the next day, and as the first of a page. */
const MOST_LOOKS = 4
const looks = new WeakMap<object, Map<string, Buffer>>()

/** For as long as somebody has the object. */
function lookOf(of: object, key: string, part: ReactElement): Buffer {
  const known = looks.get(of) ?? new Map<string, Buffer>()
  const before = known.get(key)
  if (before) return before
  if (known.size >= MOST_LOOKS) known.clear()
  const rendered = render(part)
  looks.set(of, known.set(key, rendered))
  return rendered
}

function partOf(key: string, part: ReactElement): Buffer {
  const before = kept.get(key)
  if (before) {
    kept.delete(key)
    kept.set(key, before)
    return before
  }
  const rendered = render(part)
  kept.set(key, rendered)
  keptBytes += sizeOf(key, rendered)
  for (const [oldest, its] of kept) {
    if (keptBytes <= MOST_BYTES) break
    kept.delete(oldest)
    keptBytes -= sizeOf(oldest, its)
  }
  return rendered
}

/** Nobody's words can look like this: whatever people write has its `<` escaped. */
const AT = new RegExp(`<${PLACE} n="(\\d+)"></${PLACE}>`)

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
 * the page is rendered an empty element stands in for it; its bytes are put there afterwards, without being read again.
 */
export function openParts(): { keep: KeepPart; fill: (html: string) => PageBody } {
  const used: Buffer[] = []
  return {
    keep: (key, part, of) => used.push(of ? lookOf(of, key, part) : partOf(key, part)) - 1,
    fill(html) {
      // By turns what stands around the places, and their numbers.
      const parts = html.split(AT).map((part, at) => (at % 2 === 0 ? part : used[Number(part)]))
      return joinParts(parts.filter((part) => part !== undefined))
    },
  }
}
