import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const RAM_DISK = '/dev/shm'
const TMPFS = 0x01021994
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Where databases of a test run live: in memory where Linux offers that, since thousands of small files are created and
 * removed; else the usual folder. The files do not outlive the run.
 */
export function chooseDatabaseFolder(): string {
  try {
    const { type, bavail, bsize } = statfsSync(RAM_DISK)
    return type === TMPFS && bavail * bsize > ENOUGH_BYTES ? RAM_DISK : tmpdir()
  } catch {
    return tmpdir()
  }
}
