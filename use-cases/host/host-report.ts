import type { HostKind } from '#domain/host/host-paths.ts'
import { ok, type Result } from '#domain/result.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { getHostEntrySchema } from './entries/entry-types.ts'

/** One report of the site builder, parsed. */
export type HostReport = {
  kind: HostKind
  id: string
  version: number | undefined
  /** What its kind's schema gives; undefined: the entry is gone. */
  input: object | undefined
  /** The snapshot that it is part of. */
  snapshotId: string | undefined
}

export type ReportedEntryRef = { id: string; snapshotId?: string | undefined }

/** Parses what is reported of an entry that exists. */
export function parseReport(
  kind: HostKind,
  { id, snapshotId, input }: ReportedEntryRef & { input: unknown },
): Result<HostReport & { input: object }> {
  const parsed = getHostEntrySchema(kind).safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { version, ...rest } = parsed.data as { version?: number }
  return ok({ kind, id, version, input: rest, snapshotId })
}

/** Whether it says when the entry was created. */
export const hasCreationDate = ({ input }: HostReport) => input !== undefined && 'createdOn' in input

type Known = { version: number | null; deleted: boolean; pending: unknown }

/** Repeating what is known needs no write, unless a snapshot has to remember that it was named. */
export function isRepeated(known: Known | undefined, { version, snapshotId }: HostReport): boolean {
  if (!known || known.deleted || known.pending !== null || snapshotId !== undefined) return false
  return version !== undefined && known.version === version
}
