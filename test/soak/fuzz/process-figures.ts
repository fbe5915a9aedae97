import { readdirSync, readFileSync } from 'node:fs'

/** Linux clock ticks per second, the unit of /proc. */
const TICKS = 100

type Stat = { parent: number; name: string; cpuSeconds: number }

function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    // Its own time and that of ended children: utime, stime, cutime, cstime.
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
    return { parent: fields[1] ?? 0, name, cpuSeconds: ticks / TICKS }
  } catch {
    return undefined
  }
}

/** CPU time of a server and its children, running or ended; without the database's. */
export function cpuSeconds(pid: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = pids.map(Number).filter((one) => {
    const stat = readStat(one)
    return stat?.parent === pid && !stat.name.startsWith('postgres')
  })
  return [pid, ...children].reduce((sum, one) => sum + (readStat(one)?.cpuSeconds ?? 0), 0)
}

export function memoryMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
