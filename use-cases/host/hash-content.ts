import { createHash } from 'node:crypto'

import type { HostAnswer } from '#domain/host/host-input.ts'

import type { HostReport } from './host-report.ts'
import { pendingReportContent } from './load-report-contents.ts'

/** R407: SHA-256 of the content as JSON without spaces. */
export const hashContent = (content: object) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** R543: the answer to a report, with the hash of what is stored, unless something newer is. */
export function addContentHash({ kind, input }: HostReport, answer: HostAnswer): HostAnswer {
  if (!input || answer.status === 'stale') return answer
  return { ...answer, hash: hashContent(pendingReportContent(kind, input)) }
}
