import { printLine } from '#server/startup/progress.ts'

const EVERY_MS = 2000

/** Prints a line of progress every few seconds, not each of them. */
export function createProgressReporter(): (line: string) => void {
  let last = Date.now()
  return (line) => {
    if (Date.now() - last < EVERY_MS) return
    last = Date.now()
    printLine(`  … ${line}`)
  }
}

export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB']
  let [value, unit] = [bytes, 0]
  for (; value >= 1000 && unit < units.length - 1; value /= 1000) unit++
  return `${value.toLocaleString('en', { maximumFractionDigits: unit < 2 ? 0 : 1 })} ${units[unit]}`
}

export const formatElapsed = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
