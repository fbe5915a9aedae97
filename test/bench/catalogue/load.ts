import { execFileSync } from 'node:child_process'

const mostMilliseconds = 60
const mostMegabytes = 60
const runs = 5

/** A fresh process each time: no warm caches, and memory that nothing else has used. */
const probe = `
  import { loadCatalogue } from '#catalogue/catalogue.ts'
  gc()
  const before = process.memoryUsage()
  const started = performance.now()
  globalThis.catalogue = loadCatalogue()
  const milliseconds = performance.now() - started
  const peak = process.memoryUsage().rss - before.rss
  gc()
  const retained = process.memoryUsage().heapUsed - before.heapUsed
  console.log(JSON.stringify({ milliseconds, peak: peak / 2 ** 20, retained: retained / 2 ** 20 }))
`
type Sample = { milliseconds: number; peak: number; retained: number }

const samples = Array.from({ length: runs }, (): Sample => {
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', probe], {
    // The probe's imports are resolved from here.
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return JSON.parse(output) as Sample
})

const rows: [label: string, values: number[], most: number, unit: string][] = [
  ['load', samples.map((sample) => sample.milliseconds), mostMilliseconds, 'ms'],
  ['memory at the peak', samples.map((sample) => sample.peak), mostMegabytes, 'MB'],
  ['memory kept', samples.map((sample) => sample.retained), mostMegabytes, 'MB'],
]
console.log(`loadCatalogue() in ${runs} fresh processes\n`)
for (const [label, values, most, unit] of rows) {
  const sorted = values.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(runs / 2)] ?? Number.NaN
  const cells = [median, sorted.at(-1) ?? Number.NaN].map((value) => value.toFixed(1).padStart(7))
  console.log(`${label.padEnd(20)} median ${cells[0]}  worst ${cells[1]} ${unit}  (limit ${most})`)
  if (median > most) process.exitCode = 1
}
