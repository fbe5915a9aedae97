import { upsertUsers } from '#db/queries/host/host-bulk-writes.ts'
import { findEmailHolders, lockHostUsers } from '#db/queries/host/host-bulk.ts'
import { listProfileIdsOf } from '#db/queries/host/host-entries.ts'
import type { HostUserInput } from '#domain/host/host-input.ts'
import { computeHostWriteStatus } from '#use-cases/host/entries/compute-host-write-status.ts'
import { addAllToSet } from '#use-cases/host/entries/entry-type.ts'
import { userColumns } from '#use-cases/host/entries/user-entry.ts'

import type { BulkWriter } from './bulk-writer.ts'

/** Writes accounts whose email no other account has; the others are left to be reported one by one. */
export const writeUsers: BulkWriter = async (db, reports, { now, effects }) => {
  const inputs = new Map(reports.map((report) => [report, report.input as HostUserInput]))
  const before = await lockHostUsers(
    db,
    reports.map(({ id }) => id),
  )
  const holders = await findEmailHolders(
    db,
    [...inputs.values()].map(({ email }) => email),
  )
  const statuses: Awaited<ReturnType<BulkWriter>> = new Map()
  const rows = []
  for (const [report, input] of inputs) {
    const { id } = report
    const row = before.get(id)
    if ((holders.get(input.email) ?? id) !== id || (row?.role === 'admin' && row.email !== input.email)) continue
    holders.set(input.email, id)
    const values = userColumns(input)
    const status = computeHostWriteStatus(row, values)
    statuses.set(report, status)
    if (status === 'unchanged') continue
    if (row && row.email !== input.email) effects.emailChanged.add(id)
    rows.push({ created_at: row?.created_at ?? now, ...values, id })
  }
  await upsertUsers(db, rows, { now })
  addAllToSet(effects.parted, await listProfileIdsOf(db, { userIds: rows.map(({ id }) => id) }))
  return statuses
}
