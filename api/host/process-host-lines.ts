import type { ApiDeps, ClientInfo } from '#api/api-env.ts'
import { ApiError, translateError } from '#api/errors.ts'
import { parseJson } from '#domain/forms/parse-json.ts'
import { hostBatchLineSchema, type HostLineAnswer } from '#domain/host/host-batch.ts'
import { HOST_KIND_BY_PATH } from '#domain/host/host-paths.ts'
import type { HostToken } from '#domain/host/host-token.ts'
import { MAX_BODY_BYTES } from '#domain/limits.ts'
import type { Failure, Result } from '#domain/result.ts'
import { fail, ok } from '#domain/result.ts'
import { analyzeHostTables } from '#use-cases/host/batch/analyze-host-tables.ts'
import { receiveReportBatch } from '#use-cases/host/batch/receive-batch.ts'
import { type HostReport, parseReport } from '#use-cases/host/host-report.ts'
import { recordHostSnapshotEntries } from '#use-cases/host/host-snapshot.ts'
import { recordHostReportCounts, type HostReportOutcome } from '#use-cases/host/record-host-report-counts.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import type { BodyLine } from './line-reader.ts'

export type HostBatchContext = { host: HostToken; snapshotId: string | undefined; info: ClientInfo }
export type ParsedHostLine = { line: number; id?: string | undefined; report: Result<HostReport> } & Partial<
  Pick<HostReportOutcome, 'kind'>
>

function readJson(text: string): Result<unknown> {
  try {
    return ok(parseJson(text))
  } catch {
    return fail('validation_failed', 'the line is not valid JSON')
  }
}

/** Reads a line; an empty one is skipped. */
export function parseHostLine(
  { number, text }: BodyLine,
  { host, snapshotId }: HostBatchContext,
): ParsedHostLine | undefined {
  const line = number
  if (text === undefined) return { line, report: fail('too_large', `a line may have ${MAX_BODY_BYTES} bytes at most`) }
  if (text.trim() === '') return undefined
  const json = readJson(text)
  if (!json.ok) return { line, report: json }
  const parsed = hostBatchLineSchema.safeParse(json.value)
  if (!parsed.success) return { line, report: invalidInput(parsed.error) }
  const { kind: path, id } = parsed.data
  const kind = HOST_KIND_BY_PATH[path]
  if (!host.scopes.includes(path)) {
    return { line, id, kind, report: fail('forbidden', `the token does not have the scope ${path}`) }
  }
  if ('report' in parsed.data) {
    return { line, id, kind, report: parseReport(kind, { id, snapshotId, input: parsed.data.report }) }
  }
  return { line, id, kind, report: ok({ kind, id, version: parsed.data.version, input: undefined, snapshotId }) }
}

export function refusedHostLine({ line, id }: Pick<ParsedHostLine, 'line' | 'id'>, error: Failure): HostLineAnswer {
  const { msg, code, fields } = translateError(new ApiError(error), { requestId: '', part: undefined }).body
  return { line, ...(id !== undefined && { id }), status: 'refused', error: { msg, code, ...(fields && { fields }) } }
}

/** R404: takes lines, each of another entry, and answers every one of them. */
export async function processHostLines(
  deps: ApiDeps,
  lines: ParsedHostLine[],
  { snapshotId, info }: HostBatchContext,
): Promise<HostLineAnswer[]> {
  const reports = lines.flatMap(({ report }) => (report.ok ? [report.value] : []))
  const taken = await receiveReportBatch(deps, reports, { snapshotId }).catch((error: unknown) => {
    deps.onError(error, info)
    return new Map<HostReport, never>()
  })
  // Statistics never fail a report.
  if (reports.length > 0) await analyzeHostTables(deps.background).catch((error: unknown) => deps.onError(error, info))
  const away = fail('unavailable', 'this line may not have been taken: send it again')
  const results = lines.map((line) => (line.report.ok ? (taken.get(line.report.value) ?? away) : line.report))
  if (snapshotId !== undefined) {
    const unread = lines.flatMap(({ report, kind, id }) =>
      !report.ok && kind && id !== undefined ? [{ kind, id }] : [],
    )
    await recordHostSnapshotEntries(deps, snapshotId, unread)
  }
  await recordHostReportCounts(
    deps,
    lines.flatMap(({ kind, id, report }, index) => {
      const result = results[index]
      return kind && result ? [{ kind, id, version: report.ok ? report.value.version : undefined, result }] : []
    }),
  )
  return lines.map((line, index) => {
    const result = results[index] ?? away
    return result.ok ? { line: line.line, ...result.value } : refusedHostLine(line, result.error)
  })
}
