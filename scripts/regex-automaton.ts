/**
 * A regular expression as a Glushkov automaton: its positions (where it consumes a character) and which may follow
 * which. Sets of characters are bits over a sample of them.
 */
export type RegexAutomaton = {
  chars: bigint[]
  first: Set<number>
  /** The followers of each position, with the number of paths to them. */
  follow: Map<number, number>[]
  /** Positions after which the expression has matched, whatever follows. */
  done: Set<number>
}

type Piece = { first: Set<number>; last: Set<number>; done: Set<number>; nullable: boolean; passes: boolean }

const SAMPLE = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'éßЖאا中😀٣\u0301\u00a0\u0085\u061c\u200b\u200e\u2028\u202e\u2066\u{e0041}',
]
/** More repetitions than this count as unbounded. */
const UNROLLED = 8

const EMPTY: Piece = { first: new Set(), last: new Set(), done: new Set(), nullable: true, passes: true }
/** Zero-width assertions: anchors, boundaries, lookarounds. */
const ASSERTION: Piece = { ...EMPTY, passes: false }

function either(a: Piece, b: Piece): Piece {
  return {
    first: a.first.union(b.first),
    last: a.last.union(b.last),
    done: a.done.union(b.done),
    nullable: a.nullable || b.nullable,
    passes: a.passes || b.passes,
  }
}

export function buildRegexAutomaton(source: string, flags: string): RegexAutomaton {
  const chars: bigint[] = []
  const follow: Map<number, number>[] = []
  let at = 0

  function charsOf(atom: string): bigint {
    const one = new RegExp(`^(?:${atom})$`, flags.replaceAll(/[gym]/g, ''))
    return SAMPLE.reduce((bits, char, index) => (one.test(char) ? bits | (1n << BigInt(index)) : bits), 0n)
  }

  function position(atom: string): Piece {
    const own = new Set([chars.push(charsOf(atom)) - 1])
    follow.push(new Map())
    return { first: own, last: own, done: own, nullable: false, passes: false }
  }

  function link(from: Set<number>, to: Set<number>): void {
    for (const one of from) for (const next of to) follow[one]?.set(next, (follow[one].get(next) ?? 0) + 1)
  }

  function join(a: Piece, b: Piece): Piece {
    link(a.last, b.first)
    return {
      first: a.nullable ? a.first.union(b.first) : a.first,
      last: b.nullable ? b.last.union(a.last) : b.last,
      done: b.passes ? b.done.union(a.done) : b.done,
      nullable: a.nullable && b.nullable,
      passes: a.passes && b.passes,
    }
  }

  function repeat(read: () => Piece, min: number, max: number): Piece {
    const begin = at
    const again = () => {
      const end = at
      at = begin
      const piece = read()
      at = end
      return piece
    }
    let whole = EMPTY
    const times = max <= UNROLLED ? max : Math.min(Math.max(min, 1), UNROLLED)
    for (let time = 0; time < times; time += 1) {
      const piece = time === 0 ? firstPiece : again()
      const endless = max > UNROLLED && time === times - 1
      if (endless) link(piece.last, piece.first)
      whole = join(whole, time < min ? piece : either(piece, EMPTY))
    }
    return whole
  }

  let firstPiece = EMPTY

  function readAtom(): Piece {
    const begin = at
    const char = source[at++]
    if (char === '(') {
      const opening = /^\?(?:[:=!]|<[=!]|<[^>]{1,40}>|[ims-]{1,4}:)/.exec(source.slice(at))?.[0] ?? ''
      at += opening.length
      const inside = readChoice()
      at += 1
      return /^\?<?[=!]/.test(opening) ? ASSERTION : inside
    }
    if (char === '^' || char === '$') return ASSERTION
    if (char === '[') {
      while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1
      at += 1
    }
    if (char === '\\') {
      const kind = source[at] ?? ''
      if (kind === 'b' || kind === 'B') {
        at += 1
        return ASSERTION
      }
      if (/[1-9k]/.test(kind)) throw new Error(`What was matched before is no part of a pattern: /${source}/`)
      at += /^(?:[pPu]\{[^}]{1,40}\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)/isu.exec(source.slice(at))?.[0].length ?? 1
    } else if (char && /[\ud800-\udbff]/.test(char)) at += 1
    return position(source.slice(begin, at))
  }

  function readTerm(): Piece {
    const begin = at
    const atom = readAtom()
    const end = at
    const quantifier = /^(?:[*+?]|\{(?<min>\d+)(?<upTo>,(?<max>\d*))?\})\??/.exec(source.slice(at))
    if (!quantifier) return atom
    const { min, upTo, max } = quantifier.groups ?? {}
    const sign = quantifier[0][0]
    const least = min === undefined ? (sign === '+' ? 1 : 0) : Number(min)
    const most = sign === '?' ? 1 : min !== undefined && !upTo ? least : max ? Number(max) : Number.POSITIVE_INFINITY
    firstPiece = atom
    at = begin
    const whole = repeat(readAtom, least, most)
    at = end + quantifier[0].length
    return whole
  }

  function readChoice(): Piece {
    let whole: Piece | undefined
    for (;;) {
      let piece = EMPTY
      while (at < source.length && source[at] !== '|' && source[at] !== ')') piece = join(piece, readTerm())
      whole = whole ? either(whole, piece) : piece
      if (source[at] !== '|') return whole
      at += 1
    }
  }

  const { first, done } = readChoice()
  return { chars, first, follow, done }
}
