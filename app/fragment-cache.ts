import { hash } from 'node:crypto'

import { renderToStaticMarkup } from 'react-dom/server'

import type { PageBody } from './load-context.ts'
import type { AskedPart, KeepParts } from './ui/cached-fragment.tsx'

/** With their keys; the least recently shown go first. */
const MOST_BYTES = 6 * 1024 * 1024

/** `version` is another when any byte is. */
type Part = { html: Buffer; version: string }

const kept = new Map<string, Part>()
let keptBytes = 0
const sizeOf = (key: string, { html }: Part) => key.length + html.length

const versionOf = (content: string | Buffer) => hash('sha1', content, 'base64url')

/** `Buffer.from` would lay it beside what else is made at that time, all of which would be kept with it. */
function ownBytes(text: string): Buffer {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  own.write(text)
  return own
}

/** Ids that a part gives to its own elements are its own: of parts that do so, a page has one. */
function render(part: AskedPart): Part {
  const markup = renderToStaticMarkup(part.render(), { identifierPrefix: 'part' })
  // Around it and not in it: what React asks for in advance, it puts before everything else.
  const html = ownBytes(part.isItem ? `<li>${markup}</li>` : markup)
  return { html, version: versionOf(html) }
}

/** A card looks different on the next day, and as the first of a page. */
const MOST_LOOKS = 4
const looks = new WeakMap<object, Map<string, Part>>()

/** For as long as somebody has the object. */
function lookOf(of: object, part: AskedPart): Part {
  const known = looks.get(of) ?? new Map<string, Part>()
  const before = known.get(part.key)
  if (before) return before
  if (known.size >= MOST_LOOKS) known.clear()
  const rendered = render(part)
  looks.set(of, known.set(part.key, rendered))
  return rendered
}

function partOf(part: AskedPart): Part {
  const { key } = part
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
const AT = /<kept-part n="(\d+)"><\/kept-part>/

/** For pages of usual length; the longest list has some 200 KB. */
const ROOM = 256 * 1024
const MOST_ROOMS = 8
const rooms: Buffer[] = []

/**
 * The parts as one. Long buffers that wait for something live so long that only a great collection frees them, which
 * would let dozens of megabytes pile up: so they are used again.
 */
function joinParts(parts: (string | Buffer)[]): Pick<PageBody, 'bytes' | 'release'> {
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
 * the page is rendered an empty element stands in for them; their bytes are put there afterwards, without being read
 * again.
 */
export function openParts(): { keep: KeepParts; fill: (html: string) => PageBody } {
  const places: Part[][] = []
  return {
    keep: (parts) => places.push(parts.map((part) => (part.of ? lookOf(part.of, part) : partOf(part)))) - 1,
    fill(html) {
      // By turns what stands around the places, and their numbers.
      const pieces = html.split(AT)
      const parts = pieces.flatMap((piece, at): (string | Buffer)[] =>
        at % 2 === 0 ? [piece] : (places[Number(piece)] ?? []).map(({ html }) => html),
      )
      const versions = places.flatMap((place) => place.map(({ version }) => version))
      return { ...joinParts(parts), version: versionOf(html + versions.join(' ')) }
    },
  }
}
