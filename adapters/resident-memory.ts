import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The resident memory of a process in bytes; undefined when it is gone, or where neither /proc nor ps works. On Linux
 * it is read synchronously: /proc is no disk, and asynchronous reads may queue behind password hashes.
 */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === 'linux') {
      const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout.trim()) * 1024
  } catch {
    return undefined
  }
}
