import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

type UserRow = { id: string; name: string; email: string; email_verified: boolean; created_at: Date }

export async function upsertUsers(db: Db, rows: UserRow[], { now }: { now: Date }): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into "user" (id, name, email, email_verified, created_at, updated_at)
    select *, ${now}::timestamptz from unnest(${rows.map((row) => row.id)}::text[], ${rows.map((row) => row.name)}::text[],
      ${rows.map((row) => row.email)}::text[], ${rows.map((row) => row.email_verified)}::boolean[],
      ${rows.map((row) => row.created_at)}::timestamptz[])
    on conflict (id) do update set name = excluded.name, email = excluded.email,
      email_verified = excluded.email_verified, created_at = excluded.created_at, updated_at = excluded.updated_at
  `.execute(db)
}

type WorkspaceRow = { id: string; slug: string; name: string; plan: string; created_at: Date }

export async function upsertWorkspaces(db: Db, rows: WorkspaceRow[], { now }: { now: Date }): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into workspace (id, slug, name, plan, created_at, updated_at)
    select *, ${now}::timestamptz from unnest(${rows.map((row) => row.id)}::text[], ${rows.map((row) => row.slug)}::text[],
      ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.plan)}::text[],
      ${rows.map((row) => row.created_at)}::timestamptz[])
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, plan = excluded.plan,
      created_at = excluded.created_at, updated_at = excluded.updated_at
  `.execute(db)
}

type MemberRow = { workspace_id: string; user_id: string; role: string }

/** Replaces the members of these workspaces; those who stay keep their joining date. */
export async function replaceMembersOf(
  db: Db,
  workspaceIds: string[],
  { members, now }: { members: MemberRow[]; now: Date },
): Promise<void> {
  if (workspaceIds.length === 0) return
  const given = sql`unnest(${members.map((row) => row.workspace_id)}::text[], ${members.map((row) => row.user_id)}::text[],
    ${members.map((row) => row.role)}::text[]) as given (workspace_id, user_id, role)`
  await sql`
    delete from workspace_member as member where workspace_id = any(${workspaceIds}::text[])
      and not exists (select from ${given}
        where given.workspace_id = member.workspace_id and given.user_id = member.user_id)
  `.execute(db)
  await sql`
    insert into workspace_member (workspace_id, user_id, role, created_at)
    select workspace_id, user_id, role, ${now}::timestamptz from ${given}
    on conflict (workspace_id, user_id) do update set role = excluded.role where workspace_member.role <> excluded.role
  `.execute(db)
}

type HostAssetValues = {
  id: string
  type: string
  owner_user_id: string | null
  owner_workspace_id: string | null
  name: string
  slug: string
  url: string | null
  description: string | null
  thumbnail_url: string | null
  public: boolean
  published_at: Date | null
}

export async function upsertHostAssets(db: Db, rows: HostAssetValues[], { now }: { now: Date }): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into asset (id, type, owner_user_id, owner_workspace_id, name, slug, url, description, thumbnail_url, public,
      published_at, created_at, updated_at)
    select *, ${now}::timestamptz, ${now}::timestamptz from unnest(${rows.map((row) => row.id)}::text[],
      ${rows.map((row) => row.type)}::text[], ${rows.map((row) => row.owner_user_id)}::text[],
      ${rows.map((row) => row.owner_workspace_id)}::text[], ${rows.map((row) => row.name)}::text[],
      ${rows.map((row) => row.slug)}::text[], ${rows.map((row) => row.url)}::text[],
      ${rows.map((row) => row.description)}::text[], ${rows.map((row) => row.thumbnail_url)}::text[],
      ${rows.map((row) => row.public)}::boolean[], ${rows.map((row) => row.published_at)}::timestamptz[])
    on conflict (id) do update set type = excluded.type, owner_user_id = excluded.owner_user_id,
      owner_workspace_id = excluded.owner_workspace_id, name = excluded.name, slug = excluded.slug, url = excluded.url,
      description = excluded.description, thumbnail_url = excluded.thumbnail_url, public = excluded.public,
      published_at = excluded.published_at, updated_at = excluded.updated_at
  `.execute(db)
}
