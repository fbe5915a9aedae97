import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { soakPageEdits } from './page-edits.ts'
import { soakPageMemory } from './page-memory.ts'

const EDITS = 1000

/**
 * Cached pages under heavy load: never more than two seconds outdated on either of two servers, and within their memory
 * limit.
 */
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
