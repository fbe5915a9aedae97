import { createHash } from 'node:crypto'

import type { PlatformRules } from '#domain/platform/platform-rules.ts'

/** Equal rules have equal digests. */
export const rulesDigest = (rules: PlatformRules) =>
  createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16)
