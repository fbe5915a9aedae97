import {
  listWorkForExport,
  listSenderBlocksForExport,
  listEventsForExport,
  listFormerHandles,
  listMailsForExport,
  listReactionsOf,
  listDecisionsForExport,
  listReportsOf,
  listMessagesForExport,
  listSessionsForExport,
  listSignInMethods,
  listUploadsOf,
} from '#db/queries/accounts/account-export.ts'
import { listClaims } from '#db/queries/accounts/host/host-claims.ts'
import { findFactor } from '#db/queries/accounts/second-factor.ts'
import { findAccountFacts, listWorkspaceFacts } from '#db/queries/host/account-facts.ts'
import {
  findReactions,
  findProfileOfUser,
  findProfileOfWorkspace,
  type ProfileRow,
} from '#db/queries/profiles/profiles.ts'
import { listProofs } from '#db/queries/proofs/proofs.ts'
import { listShownDays } from '#db/queries/statistics/funnel.ts'
import { listProfileDays } from '#db/queries/statistics/statistics.ts'
import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { presentProfile } from '#use-cases/profiles/present-profile.ts'
import { presentOwnProof } from '#use-cases/proofs/present-proofs.ts'

type ExportDeps = Pick<Deps, 'db' | 'now' | 'site'>
type Account = Extract<Viewer, { kind: 'account' }>

const FIRST_DAY = '0001-01-01'

/** R128: everything that we store about an account, as one document; dates are in UTC. */
export type AccountExport = Record<string, unknown> & { exportedOn: string; site: string }

async function exportProfile({ db, now, site }: ExportDeps, viewer: Account, row: ProfileRow) {
  const [reactions, days, shown, handles, proofs] = await Promise.all([
    findReactions(db, { userId: viewer.userId, profileId: row.id }),
    listProfileDays(db, { profileId: row.id, from: FIRST_DAY }),
    listShownDays(db, row.id),
    listFormerHandles(db, row.id),
    listProofs(db, row.id),
  ])
  const profile = presentProfile(row, { viewer, reactions, now: now(), site })
  return {
    ...profile,
    statistics: days,
    shownInLists: shown,
    formerHandles: handles,
    ownProofs: proofs.map(presentOwnProof),
  }
}

export async function exportAccount(deps: ExportDeps, viewer: Viewer): Promise<Result<AccountExport>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const { db, now, site } = deps
  const { userId } = viewer
  const [user, factor, workspaces, identityClaims] = await Promise.all([
    findAccountFacts(db, userId),
    findFactor(db, userId),
    listWorkspaceFacts(db, userId),
    listClaims(db, userId),
  ])
  if (!user) return fail('unauthenticated', 'sign in first')
  const workspaceIds = workspaces.filter(({ role }) => managesWorkspace(role)).map(({ id }) => id)
  const [own, managed, sessions, signInMethods, follows, likes, work, events, mails, reports, decisions] =
    await Promise.all([
      findProfileOfUser(db, userId),
      Promise.all(workspaceIds.map((id) => findProfileOfWorkspace(db, id))),
      listSessionsForExport(db, userId),
      listSignInMethods(db, userId),
      listReactionsOf(db, 'follow', userId),
      listReactionsOf(db, 'profile_like', userId),
      listWorkForExport(db, { userId, workspaceIds }),
      listEventsForExport(db, userId),
      user.email_verified_at ? listMailsForExport(db, { email: user.email, provenAt: user.email_verified_at }) : [],
      listReportsOf(db, userId),
      listDecisionsForExport(db, userId),
    ])
  const rows = [own, ...managed].filter((row) => row !== undefined)
  const profileIds = rows.map(({ id }) => id)
  const [messages, blocked, uploads] = await Promise.all([
    listMessagesForExport(db, { userId, profileIds }),
    listSenderBlocksForExport(db, profileIds),
    listUploadsOf(db, userId),
  ])
  return ok({
    exportedOn: now().toISOString(),
    site: site.name,
    account: { id: userId, ...user, twoStepSignIn: factor?.verified ?? false },
    signInMethods,
    identityClaims,
    sessions,
    workspaces,
    profiles: await Promise.all(rows.map((row) => exportProfile(deps, viewer, row))),
    follows,
    likes,
    work,
    events,
    mails,
    reports,
    decisions,
    messages,
    blocked,
    uploads,
  })
}
