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

/**
 * A person's profile with everything needed to go public and be hired: an old account, a plan, a site, a highlight …
 */
export async function makeReadyProfile(
  db: Db,
  {
    userId,
    workspaceId,
    ...values
  }: Partial<Insertable<Database['profile']>> & { userId?: string; workspaceId?: string },
) {
  const longAgo = new Date('2024-01-01T00:00:00Z')
  const owner = workspaceId ? { owner_workspace_id: workspaceId } : { owner_user_id: userId ?? '' }
  if (userId) {
    await db.updateTable('user').set({ created_at: longAgo, email_verified: true }).where('id', '=', userId).execute()
  }
  const site = await makeSite(db, owner)
  const profile = await makeProfile(db, {
    ...owner,
    visibility: 'PUBLIC',
    city: 'Lisbon',
    country: 'Portugal',
    city_slug: 'lisbon',
    country_code: 'pt',
    skills: ['Web Design'],
    profile_img: '/media/avatar/test/384.webp',
    // A profile that is open for contact was activated.
    ...(values.wants_hirable && { expert_status: 'ACTIVE', activated_at: longAgo }),
    ...values,
  })
  await db
    .insertInto('profile_skill')
    .values({ profile_id: profile.id, skill_slug: 'web-design', position: 0 })
    .execute()
  await db.insertInto('featured_asset').values({ profile_id: profile.id, asset_id: site.id, position: 0 }).execute()
  return { profile, site }
}

/** A profile that meets all requirements to be listed, in Paris by default. */
export async function makeExpert(
  db: Db,
  {
    agency = false,
    skills = ['webflow-development'],
    ...values
  }: Partial<Insertable<Database['profile']>> & { agency?: boolean; skills?: string[] } = {},
) {
  const user = await makeUser(db)
  const workspace = await makeWorkspace(db, { ownerId: user.id, plan: 'core' })
  const owner = agency ? { owner_workspace_id: workspace.id } : { owner_user_id: user.id }
  const site = await makeSite(db, owner)
  const profile = await makeProfile(db, {
    ...owner,
    city: 'Paris',
    country: 'France',
    city_slug: 'paris',
    country_code: 'fr',
    profile_img: '/uploads/test.webp',
    visibility: 'PUBLIC',
    expert_status: 'ACTIVE',
    wants_hirable: true,
    activated_at: new Date('2026-02-01T00:00:00Z'),
    updated_at: new Date('2026-06-01T00:00:00Z'),
    skills,
    ...values,
  })
  await db.insertInto('featured_asset').values({ profile_id: profile.id, asset_id: site.id, position: 0 }).execute()
  const rows = skills.map((slug, position) => ({ profile_id: profile.id, skill_slug: slug, position }))
  if (rows.length > 0) await db.insertInto('profile_skill').values(rows).execute()
  return { profileId: profile.id, userId: user.id, workspaceId: workspace.id, siteId: site.id }
}
