import { type RegexAutomaton, buildRegexAutomaton } from './regex-automaton.ts'

/** Adds a position that matches any character, since an unanchored search restarts at every character. */
function withSearch({ chars, first, follow, done }: RegexAutomaton): RegexAutomaton {
  const own = chars.length
  const followers = new Map([[own, 1], ...[...first].map((one): [number, number] => [one, 1])])
  return { chars: [...chars, -1n], first: new Set([own]), follow: [...follow, followers], done }
}

/** Splits the top-level alternatives, each of which may have its own anchor. */
function alternatives(source: string): string[] {
  const parts = ['']
  let depth = 0
  let inClass = false
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at] ?? ''
    if (char === '[') inClass = true
    if (char === ']') inClass = false
    if (!inClass && char === '(') depth += 1
    if (!inClass && char === ')') depth -= 1
    if (char === '|' && depth === 0 && !inClass) parts.push('')
    else parts[parts.length - 1] += char === '\\' ? char + (source[++at] ?? '') : char
  }
  return parts
}

/** Whether walks from one group of positions can reach another group by the same characters, in lockstep. */
function canWalk({ chars, follow }: RegexAutomaton, from: number[], to: number[]): boolean {
  const seen = new Set<string>()
  const waiting = [from]
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    let groups: { bits: bigint; next: number[] }[] = [{ bits: -1n, next: [] }]
    for (const one of group) {
      groups = groups.flatMap(({ bits, next }) =>
        [...(follow[one]?.keys() ?? [])].flatMap((step) => {
          const common = bits & (chars[step] ?? 0n)
          return common === 0n ? [] : [{ bits: common, next: [...next, step] }]
        }),
      )
    }
    for (const { next } of groups) {
      if (next.join() === to.join()) return true
      if (!seen.has(next.join())) waiting.push(next)
      seen.add(next.join())
    }
  }
  return false
}

/**
 * Describes why the number of attempts on a non-matching text grows faster than its length; undefined if it does not.
 */
function problemIn(positions: RegexAutomaton): string | undefined {
  const { follow, done } = positions
  const loops = follow.map((_ways, one) => one).filter((one) => canWalk(positions, [one], [one]))
  const failing = loops.filter((one) => !done.has(one))
  for (const q of failing) {
    // Two paths around a loop for the same text: exponential attempts.
    const twice = loops.some(
      (p) => canWalk(positions, [q], [p]) && canWalk(positions, [p], [q]) && isDoubled(positions, p, q),
    )
    if (twice) return 'two ways around one loop'
    // One loop can hand over to another at any position of the text: quadratic attempts.
    if (loops.some((p) => p !== q && canWalk(positions, [p, p, q], [p, q, q]))) return 'one loop into another'
  }
  return undefined
}

function isDoubled(positions: RegexAutomaton, p: number, q: number): boolean {
  if ((positions.follow[p]?.get(q) ?? 0) > 1) return true
  return p !== q && canWalk(positions, [q, q], [p, q]) && canWalk(positions, [p, q], [q, q])
}

/** Why an expression may take more than linear time; undefined if it cannot. */
export function findBacktracking(source: string, flags: string): string | undefined {
  for (const part of alternatives(source)) {
    const positions = buildRegexAutomaton(part, flags)
    const isAnchored = flags.includes('y') || (part.startsWith('^') && !flags.includes('m'))
    const problem = problemIn(isAnchored ? positions : withSearch(positions))
    if (problem) return problem
  }
  return undefined
}
