import { lockHostWorkspace, readMembers, replaceMembers, upsertWorkspace } from '#db/queries/host/host-accounts.ts'
import { holdUsers, listProfileIdsOf, lockHostEntry } from '#db/queries/host/host-entries.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { type HostAnswer, hostWorkspaceSchema } from '#domain/host/host-input.ts'
import { fail, type Result } from '#domain/result.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { applyReport, type HostDeps } from './apply-report.ts'
import { putStatus } from './put-status.ts'

const SLUG_USED = fail('already_used', 'another workspace has this slug', {
  slug: ['Another workspace has this slug.'],
})

function checkMembers(userIds: string[], known: Set<string>): void {
  const unknown = userIds.flatMap((userId, index) => (known.has(userId) ? [] : [`members.${index}.userId`]))
  if (unknown.length === 0) return
  const fields = Object.fromEntries(unknown.map((field) => [field, ['There is no such user.']]))
  throw new Rollback(fail('validation_failed', `check ${unknown.slice(0, 5).join(', ')}`, fields))
}

/** R51, R52: stores a workspace with its plan and all its members; members that are not listed have left. */
export async function putWorkspace(
  deps: HostDeps,
  { id, input }: { id: string; input: unknown },
): Promise<Result<HostAnswer>> {
  const parsed = hostWorkspaceSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { slug, name, plan, createdOn } = parsed.data
  const values = { slug, name, plan, ...(createdOn !== undefined && { created_at: new Date(createdOn) }) }
  const members = new Map(parsed.data.members.map(({ userId, role }) => [userId, role]))
  const userIds = [...members.keys()]
  try {
    return await applyReport(deps, async (transaction) => {
      const now = deps.now()
      await lockHostEntry(transaction, { kind: 'workspace', id })
      const row = await lockHostWorkspace(transaction, id)
      const membersBefore = await readMembers(transaction, id)
      checkMembers(userIds, await holdUsers(transaction, userIds))
      const status = putStatus(row && { ...row, members: membersBefore }, { ...values, members })
      if (status !== 'unchanged') {
        await upsertWorkspace(transaction, { id, ...values }, { now })
        await replaceMembers(transaction, id, { members, now })
      }
      const left = [...membersBefore.keys()].filter((userId) => !members.has(userId))
      return {
        answer: { id, status },
        touched: await listProfileIdsOf(transaction, { userIds, workspaceIds: [id] }),
        parted: await listProfileIdsOf(transaction, { userIds: left }),
      }
    })
  } catch (error) {
    if (violatedConstraint(error) === 'workspace_slug_key') return SLUG_USED
    throw error
  }
}
