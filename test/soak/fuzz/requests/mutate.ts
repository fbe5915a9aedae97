import type { Random } from '#demo/art/seeded-random.ts'

import { BAD_TEXTS, badText, badValue, rawJson } from './bad-values.ts'

type Holder = Record<string, unknown> | unknown[]

/** Every object and array in a value, itself included. */
function holders(value: unknown, found: Holder[] = []): Holder[] {
  if (typeof value !== 'object' || value === null) return found
  found.push(value as Holder)
  for (const one of Object.values(value)) holders(one, found)
  return found
}

function mutateOnce(value: unknown, random: Random): unknown {
  const within = holders(value)
  if (within.length === 0 || random.chance(0.08)) return badValue(random)
  const holder = random.pick(within)
  const keys = Object.keys(holder)
  const extra = random.pick(['isAdmin', 'role', 'id', '_id', 'emailVerified', 'constructor', '', '\0', 'a'.repeat(300)])
  if (Array.isArray(holder)) {
    if (random.chance(0.3) && holder.length > 0) holder.push(...holder, ...holder)
    else holder[random.int(holder.length + 1)] = badValue(random)
    return value
  }
  const key = keys.length > 0 ? random.pick(keys) : extra
  const act = random.int(10)
  if (act < 6) holder[key] = badValue(random)
  else if (act < 7) delete holder[key]
  else if (act < 8) holder[key] = [holder[key]]
  else if (act < 9) holder[extra] = badValue(random)
  else holder[key] = rawJson(random.pick(['{"$ref":"#"}', '[1,]', '01', '"\\ud800"', '"\\u0000"', '"\\x"', '-']))
  return value
}

/** Applies one to three mutations to a value. */
export function mutateJson(value: unknown, random: Random): unknown {
  let mutated = value
  for (let times = 1 + random.int(3); times > 0; times--) mutated = mutateOnce(mutated, random)
  return mutated
}

export type Pair = [name: string, value: string]

const INDEXES = [
  '[99999999]',
  '[0]',
  '[-1]',
  '[]',
  '[4294967295]',
  '[1e9]',
  '[__proto__]',
  '.__proto__.a',
  '.a.b',
  '[0][0]',
  '[length]',
]
const OWN_NAMES = [
  '__proto__',
  'constructor.prototype.a',
  '__intent__',
  '__state__',
  '',
  '\0',
  'a[99999999]',
  'intent',
  '.',
  '[',
  'toString',
]

function deepName(name: string, random: Random): string {
  return name + random.pick(['[0]', '.a', '[a]']).repeat(random.pick([5, 60, 1000]))
}

function mutatePair(pairs: Pair[], random: Random): Pair[] {
  const at = random.int(Math.max(1, pairs.length))
  const [name, value] = pairs[at] ?? ['a', '1']
  const others = pairs.filter((_, index) => index !== at)
  const act = random.int(12)
  if (act < 5) return [...others, [name, badText(random)]]
  if (act < 6) return others
  if (act < 7) return [...pairs, [name, random.pick([value, badText(random)])]]
  if (act < 8) return [...others, [name + random.pick(INDEXES), value]]
  if (act < 9) return [...pairs, [random.pick(OWN_NAMES), badText(random)]]
  if (act < 10) return [...others, [random.chance(0.5) ? deepName(name, random) : random.pick(BAD_TEXTS), value]]
  if (act < 11)
    return [...pairs, ...Array.from({ length: random.pick([30, 300, 3000]) }, (): Pair => [name, value.slice(0, 8)])]
  return [...pairs, ...Array.from({ length: random.pick([30, 300, 10_000]) }, (_, index): Pair => [`p${index}`, '1'])]
}

/** Applies one or two mutations to the fields of a form or query. */
export function mutatePairs(pairs: Pair[], random: Random): Pair[] {
  const once = mutatePair(pairs, random)
  return random.chance(0.3) ? mutatePair(once, random) : once
}
