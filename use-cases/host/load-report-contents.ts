import type { Db } from '#db/connection.ts'
import { findHostAssets, listMembersOf } from '#db/queries/host/host-bulk.ts'
import { findHostIdsOfUsers } from '#db/queries/host/host-ids.ts'
import { listHostUsers, listHostWorkspaces } from '#db/queries/host/host-lists.ts'
import { hashedHostAssetContent, hashedUserContent, hashedWorkspaceContent } from '#domain/host/host-content.ts'
import type { HostAssetInput, HostUserInput, HostWorkspaceInput } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'

type IsDated = (id: string) => boolean
type Contents = Map<string, object>

async function readUsers(db: Db, ids: string[], isDated: IsDated): Promise<Contents> {
  const rows = await listHostUsers(db, ids)
  return new Map(
    rows.map(({ id, email_verified, created_at, ...same }) => {
      const createdOn = isDated(id) ? created_at : undefined
      return [id, hashedUserContent({ ...same, emailVerified: email_verified, createdOn })]
    }),
  )
}

async function readWorkspaces(db: Db, ids: string[], isDated: IsDated): Promise<Contents> {
  const [rows, members] = [await listHostWorkspaces(db, ids), await listMembersOf(db, ids)]
  const called = await findHostIdsOfUsers(db, [...new Set(members.map(({ user_id }) => user_id))])
  const byId = Map.groupBy(members, ({ workspace_id }) => workspace_id)
  return new Map(
    rows.map(({ id, created_at, ...same }) => {
      const roles = (byId.get(id) ?? []).map(({ user_id, role }) => ({ userId: called.get(user_id) ?? user_id, role }))
      return [id, hashedWorkspaceContent({ ...same, members: roles, createdOn: isDated(id) ? created_at : undefined })]
    }),
  )
}

async function readAssets(db: Db, ids: string[]): Promise<Contents> {
  const contents: Contents = new Map()
  const rows = await findHostAssets(db, ids)
  const owners = [...rows.values()].map((row) => row.owner_user_id).filter((id) => id !== null)
  const called = await findHostIdsOfUsers(db, [...new Set(owners)])
  for (const [id, row] of rows) {
    const { owner_user_id: userId, owner_workspace_id: workspaceId } = row
    const owner = userId === null ? { workspaceId: workspaceId ?? '' } : { userId: called.get(userId) ?? userId }
    const { thumbnail_url, published_at } = row
    contents.set(id, hashedHostAssetContent({ ...row, owner, thumbnailUrl: thumbnail_url, publishedOn: published_at }))
  }
  return contents
}

/** What is stored of these entries, in the form that a report has, and with the site builder's ids (R475). */
export function loadReportContents(db: Db, kind: HostKind, { ids, isDated }: { ids: string[]; isDated: IsDated }) {
  if (kind === 'user') return readUsers(db, ids, isDated)
  return kind === 'workspace' ? readWorkspaces(db, ids, isDated) : readAssets(db, ids)
}

/** The same of a report that waits. */
export function pendingReportContent(kind: HostKind, pending: object): object {
  if (kind === 'user') return hashedUserContent(pending as HostUserInput)
  return kind === 'workspace'
    ? hashedWorkspaceContent(pending as HostWorkspaceInput)
    : hashedHostAssetContent(pending as HostAssetInput)
}
