import { isDeepStrictEqual } from 'node:util'

import type { WriteStatus } from './entry-type.ts'

/** Whether a report creates, changes or leaves a row: only the columns that it writes are compared. */
export function computeHostWriteStatus(
  before: Record<string, unknown> | undefined,
  values: Record<string, unknown>,
): WriteStatus {
  if (!before) return 'created'
  const same = Object.entries(values).every(([column, value]) => isDeepStrictEqual(before[column], value))
  return same ? 'unchanged' : 'updated'
}
