import { findProfileNameOfUser, findUser, listWorkspacesOf } from '#db/queries/accounts/accounts.ts'
import { SECOND_FACTOR_OFF } from '#domain/accounts/second-factor.ts'
import type { Me } from '#domain/profiles/profile.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

export async function readMe({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Me> {
  if (viewer.kind === 'anonymous') return { user: null, profile: null, workspaces: [] }
  const [user, profile, workspaces] = await Promise.all([
    findUser(db, viewer.userId),
    findProfileNameOfUser(db, viewer.userId),
    listWorkspacesOf(db, viewer.userId),
  ])
  if (!user) return { user: null, profile: null, workspaces: [] }
  return {
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      emailVerified: user.email_verified,
      role: user.role,
      timeZone: user.time_zone,
      secondFactor: viewer.session?.secondFactor ?? SECOND_FACTOR_OFF,
    },
    profile: profile ?? null,
    workspaces: workspaces.map(({ profile_slug, listed_at, ...workspace }) => ({
      ...workspace,
      profileSlug: profile_slug,
      listed: listed_at !== null,
    })),
  }
}
