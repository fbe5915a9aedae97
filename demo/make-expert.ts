import { newId } from '#db/new-id.ts'
import { insertBadge } from '#db/queries/profiles/profile-writes.ts'
import { DAY_MS } from '#domain/limits.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { ServerDeps } from '#server/deps.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { activateProfile } from '#use-cases/profiles/activate-profile.ts'
import { createProfile } from '#use-cases/profiles/create-profile.ts'
import { setVisibility } from '#use-cases/profiles/set-visibility.ts'

import { seededRandom } from './art/seeded-random.ts'
import { avatarAddress, siteAddress } from './demo-pictures.ts'
import type { DemoExpert } from './experts/demo-expert.ts'
import { answerRate } from './generate/terms.ts'

type Account = {
  email: string
  name: string
  password: string
  verified: boolean
  since: Date
  role?: 'user' | 'admin'
}

/** An account as after a sign-up, but with a past. */
export async function makeAccount(
  { db }: Pick<ServerDeps, 'db'>,
  { email, name, password, verified, since, role = 'user' }: Account,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('user')
    .values({ id, name, email, email_verified: verified, role, is_demo: true, created_at: since })
    .execute()
  await db
    .insertInto('account')
    .values({ id: newId(), account_id: id, provider_id: 'credential', user_id: id, password })
    .execute()
  return id
}

type NewExpert = {
  expert: DemoExpert
  email: string
  password: string
  /** A draft stays private, on a free plan. */
  state: 'active' | 'draft'
  templates?: number
}

function must<T>(result: Result<T>, what: string): T {
  if (!result.ok)
    throw new Error(`The demo could not ${what}: ${result.error.detail} ${JSON.stringify(result.error.fields ?? {})}`)
  return result.value
}

/** Reports what the site builder would, then creates the profile by the ordinary use cases. */
export async function makeExpert(
  deps: ServerDeps,
  { expert, email, password, state, templates = 0 }: NewExpert,
): Promise<void> {
  const random = seededRandom(`past of ${expert.handle}`)
  const since = new Date(deps.now().getTime() - (200 + random.int(1400)) * DAY_MS)
  const userId = await makeAccount(deps, { email, name: expert.name, password, verified: true, since })
  const workspaceId = await makeWorkspace(deps, { expert, userId, since, paid: state === 'active' })
  const owner = expert.kind === 'workspace' ? { owner_workspace_id: workspaceId } : { owner_user_id: userId }
  const siteIds = await makeSites(deps, { expert, owner, since })
  await makeTemplates(deps, { expert, owner, count: templates, since })

  const viewer: Viewer = {
    kind: 'account',
    userId,
    isAdmin: false,
    emailVerified: true,
    workspaces: new Map([[workspaceId, 'owner']]),
  }
  const input = profileInput(expert, siteIds)
  const place = expert.kind === 'workspace' ? { workspaceId } : {}
  const picture = avatarAddress(expert)
  const { profile } = must(await createProfile(deps, viewer, { ...place, input, picture }), `create @${expert.handle}`)
  for (const badge of expert.badges) {
    await insertBadge(deps.db, {
      id: newId(),
      profile_id: profile.profileId,
      badge_type: badge.badgeType,
      badge_name: badge.badgeName,
      award_level: badge.awardLevel ?? null,
      award_date: badge.awardDate ?? null,
      // Awards are dated when they were won; partner badges, a while after the account was created.
      created_at: badge.awardDate ? new Date(badge.awardDate) : new Date(since.getTime() + 30 * DAY_MS),
    })
  }
  if (state === 'active') {
    must(
      await setVisibility(deps, viewer, { slug: expert.handle, input: { visibility: 'PUBLIC' } }),
      `publish @${expert.handle}`,
    )
    must(await activateProfile(deps, viewer, { id: profile.profileId }), `activate @${expert.handle}`)
  }
  const rate = answerRate(seededRandom(`answers of ${expert.handle}`), expert.responseTimeHours)
  await deps.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('profile')
      .set({
        created_at: since,
        activated_at: state === 'active' ? new Date(since.getTime() + 9 * DAY_MS) : null,
        num_followers: expert.followers,
        num_likes: expert.likes,
        num_views: expert.views,
        response_time_hours: expert.responseTimeHours ?? null,
        answer_rate: state === 'active' ? rate : null,
        ...(expert.availability.status === 'AVAILABLE' && {
          availability_changed_at: new Date(deps.now().getTime() - random.int(60) * DAY_MS),
        }),
      })
      .where('id', '=', profile.profileId)
      .execute()
    await refreshListing(transaction, profile.profileId, { now: deps.now() })
  })
}

type Owner = { owner_user_id: string } | { owner_workspace_id: string }

async function makeWorkspace(
  { db }: ServerDeps,
  { expert, userId, since, paid }: { expert: DemoExpert; userId: string; since: Date; paid: boolean },
): Promise<string> {
  const id = newId()
  const own = expert.kind === 'workspace'
  await db
    .insertInto('workspace')
    .values({
      id,
      slug: own ? expert.handle : `${expert.handle}-workspace`,
      name: own ? expert.name : `${expert.name}’s workspace`,
      plan: paid ? (own ? 'agency' : 'core') : 'free',
      created_at: since,
    })
    .execute()
  await db.insertInto('workspace_member').values({ workspace_id: id, user_id: userId, role: 'owner' }).execute()
  return id
}

async function makeSites(
  { db, now }: ServerDeps,
  { expert, owner, since }: { expert: DemoExpert; owner: Owner; since: Date },
): Promise<string[]> {
  const ids = expert.sites.map(() => newId())
  const span = now().getTime() - since.getTime()
  // Everybody has published something recently, so that followers have news to read.
  const newest = seededRandom(`newest site of ${expert.handle}`).int(40) * DAY_MS
  const age = (index: number) => (index === 0 ? newest : (span * (index + 1)) / (expert.sites.length + 1))
  await db
    .insertInto('asset')
    .values(
      expert.sites.map((site, index) => ({
        id: ids[index] ?? newId(),
        type: 'sites' as const,
        ...owner,
        name: site.name,
        slug: `${expert.handle}-${index}`,
        url: `https://${site.name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')}.example`,
        description: site.description,
        thumbnail_url: siteAddress(expert, index),
        public: true,
        published_at: new Date(now().getTime() - age(index)),
      })),
    )
    .execute()
  return ids
}

async function makeTemplates(
  { db }: ServerDeps,
  { expert, owner, count, since }: { expert: DemoExpert; owner: Owner; count: number; since: Date },
): Promise<void> {
  if (count === 0) return
  await db
    .insertInto('asset')
    .values(
      expert.sites.slice(0, count).map((site, index) => ({
        id: newId(),
        type: 'templates' as const,
        ...owner,
        name: `${site.name} template`,
        slug: `${expert.handle}-template-${index}`,
        description: `The bones of ${site.name}, ready for a site of your own.`,
        thumbnail_url: siteAddress(expert, index),
        public: true,
        published_at: since,
      })),
    )
    .execute()
}

function profileInput(expert: DemoExpert, siteIds: string[]) {
  return {
    name: expert.name,
    slug: expert.handle,
    about: expert.about,
    location: { city: expert.city, country: expert.country },
    languages: expert.languages,
    skills: expert.skills,
    website: expert.website ?? null,
    ...(expert.kind === 'workspace'
      ? { businessType: expert.businessType }
      : { title: expert.title ?? null, employer: expert.employer ?? null }),
    expertsMetadata: {
      servicesOffered: expert.services,
      projectMinimum: expert.projectMinimum ?? null,
      availability: { status: expert.availability.status, from: expert.availability.from ?? null },
    },
    featuredAssets: expert.highlights.map(({ site, caption }) => ({ assetId: siteIds[site] ?? '', caption })),
  }
}
