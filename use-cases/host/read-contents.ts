import type { Db } from '#db/connection.ts'
import { findHostAssets, listMembersOf } from '#db/queries/host/host-bulk.ts'
import { readHostUsers, readHostWorkspaces } from '#db/queries/host/host-lists.ts'
import { assetContent, userContent, workspaceContent } from '#domain/host/host-content.ts'
import type { HostAssetInput, HostUserInput, HostWorkspaceInput } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'

type IsDated = (id: string) => boolean
type Contents = Map<string, object>

async function readUsers(db: Db, ids: string[], isDated: IsDated): Promise<Contents> {
  const rows = await readHostUsers(db, ids)
  return new Map(
    rows.map(({ id, email_verified, created_at, ...same }) => {
      const createdOn = isDated(id) ? created_at : undefined
      return [id, userContent({ ...same, emailVerified: email_verified, createdOn })]
    }),
  )
}

async function readWorkspaces(db: Db, ids: string[], isDated: IsDated): Promise<Contents> {
  const [rows, members] = [await readHostWorkspaces(db, ids), await listMembersOf(db, ids)]
  const byId = Map.groupBy(members, ({ workspace_id }) => workspace_id)
  return new Map(
    rows.map(({ id, created_at, ...same }) => {
      const roles = (byId.get(id) ?? []).map(({ user_id, role }) => ({ userId: user_id, role }))
      return [id, workspaceContent({ ...same, members: roles, createdOn: isDated(id) ? created_at : undefined })]
    }),
  )
}

async function readAssets(db: Db, ids: string[]): Promise<Contents> {
  const contents: Contents = new Map()
  for (const [id, row] of await findHostAssets(db, ids)) {
    const owner =
      row.owner_user_id === null ? { workspaceId: row.owner_workspace_id ?? '' } : { userId: row.owner_user_id }
    const { thumbnail_url, published_at } = row
    contents.set(id, assetContent({ ...row, owner, thumbnailUrl: thumbnail_url, publishedOn: published_at }))
  }
  return contents
}

/** What is stored of these entries, in the form that a report has. */
export function readContents(db: Db, kind: HostKind, { ids, isDated }: { ids: string[]; isDated: IsDated }) {
  if (kind === 'user') return readUsers(db, ids, isDated)
  return kind === 'workspace' ? readWorkspaces(db, ids, isDated) : readAssets(db, ids)
}

/** The same of a report that waits. */
export function pendingContent(kind: HostKind, pending: object): object {
  if (kind === 'user') return userContent(pending as HostUserInput)
  return kind === 'workspace'
    ? workspaceContent(pending as HostWorkspaceInput)
    : assetContent(pending as HostAssetInput)
}
