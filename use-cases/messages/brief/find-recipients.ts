import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { type Issue, createIssue } from '#domain/issue.ts'
import { type Failure, fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { refuseBlockedSender, checkContact } from '#use-cases/messages/check-contact.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'

/** A profile that the viewer can see, and why they cannot write to it. */
export type Candidate = { profile: ProfileRow; refusal: Failure | null }

/** R85 for several at once: those that are hidden from the viewer are missing. Each profile once, by its first handle. */
export async function findCandidates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  handles: string[],
): Promise<{ found: Candidate[]; missing: string[] }> {
  const found = new Map<string, Candidate>()
  const missing: string[] = []
  // One after another: a form with a long list takes no more of the database than a profile does.
  for (const handle of handles) {
    const row = await findProfileByHandle(db, handle)
    const checked = checkContact(row, viewer, now())
    if (!row || (!checked.ok && checked.error.code === 'not_found')) missing.push(handle)
    else found.set(row.id, { profile: row, refusal: checked.ok ? null : checked.error })
  }
  return { found: [...found.values()], missing }
}

type Wanted = { handles: string[]; userId: string | null; email: string }

/** R340: the experts of a brief, who all take it, or a refusal that names each who does not. */
export async function findBriefRecipients(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { handles, userId, email }: Wanted,
): Promise<Result<ProfileRow[]>> {
  const { found, missing } = await findCandidates(deps, viewer, handles)
  const problems = missing.map((handle) => `there is no expert @${handle} any more`)
  const issues: Issue[] = missing.map((handle) => createIssue('expert_missing', { handle }))
  for (const { profile, refusal } of found) {
    const blocked =
      refusal === null ? await refuseBlockedSender(deps, { profileId: profile.id, userId, email }) : undefined
    const why = refusal ?? (blocked?.ok === false ? blocked.error : undefined)
    if (why === undefined) continue
    problems.push(`${profile.name} cannot get this (${why.detail})`)
    issues.push(createIssue('expert_refuses', { name: profile.name, reason: why.issues?.[0]?.code ?? why.code }))
  }
  if (problems.length > 0) return fail('forbidden', `${problems.join('; ')}; choose somebody else`, undefined, issues)
  return ok(found.map(({ profile }) => profile))
}
