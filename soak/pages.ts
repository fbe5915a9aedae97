import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { say } from '#server/progress.ts'

import { soakPageEdits } from './page-edits.ts'
import { soakPageMemory } from './page-memory.ts'

const EDITS = 1000

/** Kept pages under hard use: never older than two seconds on any of two servers, and within their memory. */
export async function soakPages(edits = EDITS): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-soak-'))
  chmodSync(folder, 0o755)
  try {
    const fresh = await soakPageEdits(folder, edits)
    const small = await soakPageMemory(folder)
    return fresh && small
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// node soak/pages.ts [edits]
if (import.meta.main) {
  const well = await soakPages(process.argv[2] === undefined ? EDITS : Number(process.argv[2]))
  say(well ? '\nAll is well.' : '\nSomething is wrong.')
  process.exitCode = well ? 0 : 1
}
