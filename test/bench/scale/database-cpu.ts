import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Linux clock ticks per second, the unit of /proc. */
const TICKS = 100

/** CPU seconds of the PostgreSQL whose files are in this directory, ended backends included. */
export function databaseCpuSeconds(directory: string): number {
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== directory) continue
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // utime and stime of its own, cutime and cstime of ended children.
      for (const field of fields.slice(11, 15)) ticks += Number(field)
    } catch {
      // Ended meanwhile.
    }
  }
  return ticks / TICKS
}
