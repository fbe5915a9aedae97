import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

import type { Fault } from './fault.ts'
import { openOneDatabase } from './one-database.ts'

const SIZE = '1200m'

/** A disk of a fixed size in memory needs the rights to mount one. */
export const canMount = (): boolean => process.platform === 'linux' && process.getuid?.() === 0

/** Takes all the room there is. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  const [large, small] = [Buffer.alloc(2 ** 20), Buffer.alloc(4096)]
  for (const chunk of [large, small]) {
    try {
      while (writeSync(descriptor, chunk) === chunk.length);
    } catch {
      // It is full.
    }
  }
  closeSync(descriptor)
}

/** R366: the database, the nodes' data directories and their logs on a disk that is full for 15 s. */
export async function openFullDisk(folder: string) {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', disk])
  const database = await openOneDatabase(disk)
  const filler = join(disk, 'filler')
  const faults: Fault[] = [
    {
      name: 'the disk full for 15 s',
      seconds: 15,
      // The disk, and the database, which may go twice.
      logLines: 10,
      begin: () => fill(filler),
      end: () => rmSync(filler),
    },
  ]
  return {
    ...database,
    faults,
    nodesFolder: disk,
    async close() {
      await database.close()
      execFileSync('umount', [disk])
    },
  }
}
