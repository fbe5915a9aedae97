import { loadCatalogue } from '#catalogue/catalogue.ts'

const calls = 1_000_000
const rounds = 7
/**
 * Names are looked up on every page and for every profile, so a lookup may cost at most this many times a plain Map.
 */
const mostTimes = 4

const catalogue = loadCatalogue()
const words = [...catalogue.skills.keys(), ...catalogue.skillAliases.keys()]
const bare = new Map([...catalogue.skillAliases, ...[...catalogue.skills.keys()].map((slug) => [slug, slug] as const)])

/** Inputs as users type them: a third as stored, a third capitalised, a third unknown; in a fixed, shuffled order. */
const inputs = Array.from({ length: 4096 }, (_, index) => {
  const word = words[(index * 2654435761) % words.length] ?? ''
  return [word, word.toUpperCase(), `${word} unknown`][index % 3] ?? word
})
const cityInputs = inputs.map((_, index) => [...catalogue.cities.keys()][(index * 40503) % catalogue.cities.size] ?? '')

let sink = 0

const cases: Record<string, () => void> = {
  'map.get(s.toLowerCase())': () => {
    for (let index = 0; index < calls; index++) {
      if (bare.get((inputs[index & 4095] ?? '').toLowerCase()) !== undefined) sink++
    }
  },
  'normalizeSkillNames([s])': () => {
    for (let index = 0; index < calls; index++)
      sink += catalogue.normalizeSkillNames([inputs[index & 4095] ?? '']).length
  },
  'normalizeSkillSlugs([s])': () => {
    for (let index = 0; index < calls; index++)
      sink += catalogue.normalizeSkillSlugs([inputs[index & 4095] ?? '']).length
  },
  'normalizeCitySlugs([s])': () => {
    for (let index = 0; index < calls; index++) {
      sink += catalogue.normalizeCitySlugs([cityInputs[index & 4095] ?? '']).length
    }
  },
}

/** Rounds alternate, so that a busy moment of the machine affects every case. */
const best = new Map<string, number>()
for (let round = 0; round < rounds; round++) {
  for (const [name, run] of Object.entries(cases)) {
    const started = performance.now()
    run()
    best.set(name, Math.min(best.get(name) ?? Infinity, performance.now() - started))
  }
}

const base = best.get('map.get(s.toLowerCase())') ?? Number.NaN
console.log(`${calls.toLocaleString('en-US')} look-ups of one name, best of ${rounds} rounds (checksum ${sink})\n`)
for (const [name, time] of best) {
  console.log(`${name.padEnd(28)} ${time.toFixed(1).padStart(8)} ms ${(time / base).toFixed(2).padStart(7)} ×`)
}
const worst = Math.max(...[...best.values()].map((time) => time / base))
console.log(`\n${worst <= mostTimes ? 'within' : 'OVER'} the limit of ${mostTimes} times a bare map`)
process.exitCode = worst <= mostTimes ? 0 : 1
