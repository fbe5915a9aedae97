import type { Insertable } from 'kysely'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { Database } from '#db/schema.ts'

/** Rows for tests, with sensible defaults that a test overrides where it matters. */
export async function makeUser(db: Db, values: Partial<Insertable<Database['user']>> = {}) {
  const id = values.id ?? newId()
  const row = { id, name: 'Test Person', email: `${id}@example.test`, email_verified: true, ...values }
  await db.insertInto('user').values(row).execute()
  return row
}

export async function makeWorkspace(
  db: Db,
  { ownerId, ...values }: Partial<Insertable<Database['workspace']>> & { ownerId?: string } = {},
) {
  const id = values.id ?? newId()
  const row = { id, slug: `workspace-${id}`, name: 'Test Workspace', ...values }
  await db.insertInto('workspace').values(row).execute()
  if (ownerId) {
    await db.insertInto('workspace_member').values({ workspace_id: id, user_id: ownerId, role: 'owner' }).execute()
  }
  return row
}

export async function makeSite(db: Db, values: Partial<Insertable<Database['asset']>>) {
  const id = values.id ?? newId()
  const row = {
    id,
    type: 'sites' as const,
    name: 'Test site',
    slug: `site-${id}`,
    public: true,
    published_at: new Date('2026-01-01T00:00:00Z'),
    ...values,
  }
  await db.insertInto('asset').values(row).execute()
  return row
}

export async function makeProfile(db: Db, values: Partial<Insertable<Database['profile']>>) {
  const id = values.id ?? newId()
  const row = { id, slug: `test-${id.slice(-12)}`, name: 'Test Profile', ...values }
  await db.insertInto('profile').values(row).execute()
  return row
}
