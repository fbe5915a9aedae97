import type { Updateable } from 'kysely'

import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { statusMails } from '#adapters/mail/status-mails.ts'
import type { Db } from '#db/connection.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { replaceBadges } from '#db/queries/profiles/badges.ts'
import { updateProfile } from '#db/queries/profiles/profile-writes.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { Database } from '#db/schema.ts'
import type { AuditedAction } from '#domain/admin/moderation-action.ts'
import { type ProfileModeration, profileModerationSchema } from '#domain/admin/moderation.ts'
import type { ExpertStatus } from '#domain/profiles/profile.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import type { Reasons } from '#use-cases/moderation/apply-decisions.ts'
import { type ChangedProfile, type ProfileChangeDeps, changeProfile } from '#use-cases/profiles/change-profile.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'
import { presentBadges } from '#use-cases/profiles/present-badges.ts'
import { rereadProfile } from '#use-cases/profiles/reread-profile.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { refuseWithoutSecondFactor } from './require-admin-viewer.ts'

/** A status sets the matching `wants to be hired`; suspending leaves the owner's own choice for later. */
function statusColumns(status: ExpertStatus, before: ProfileRow, now: Date): Updateable<Database['profile']> {
  if (status === 'SUSPENDED') return { expert_status: status }
  return {
    expert_status: status,
    wants_hirable: status === 'ACTIVE',
    // A paused profile is listed once its owner resumes it, so pausing counts as an activation, too.
    ...(status !== 'NOT_ACTIVATED' && { activated_at: before.activated_at ?? now }),
    ...(status === 'NOT_ACTIVATED' && { activated_at: null }),
  }
}

/** One moderation entry per difference. */
function actsOf({ visibility, expertStatus, badges }: ProfileModeration, before: ProfileRow) {
  const acts: { action: AuditedAction; details: Record<string, unknown> }[] = []
  if (visibility && visibility !== before.visibility) {
    acts.push({ action: 'visibility', details: { from: before.visibility, to: visibility } })
  }
  if (expertStatus && expertStatus !== before.expert_status) {
    acts.push({ action: 'expert-status', details: { from: before.expert_status, to: expertStatus } })
  }
  if (badges) acts.push({ action: 'badges', details: { from: presentBadges(before.badges), to: badges } })
  return acts
}

/** R295: the end of a suspension is no restriction, so it has a mail of its own. */
async function tellRestored(deps: ProfileChangeDeps, db: Db, before: ProfileRow, after: ProfileRow): Promise<void> {
  if (before.expert_status !== 'SUSPENDED' || after.expert_status === 'SUSPENDED') return
  // R88: a proven address of the account or, of a workspace, of its first owner who has one.
  if (before.owner_email === null) return
  const facts = { name: before.name, handle: before.slug }
  const mail = renderMailTemplate(deps.site, statusMails['profile-restored'], facts)
  await queueMail(deps, db, { to: before.owner_email, ...mail })
}

/** R112: an admin's word on a profile, past the owner's rules, with a reason that is written down. */
export async function moderateProfile(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { slug, input }: { slug: string; input: unknown },
): Promise<Result<ChangedProfile>> {
  const waiting = refuseWithoutSecondFactor(viewer)
  if (waiting) return waiting
  let given: Reasons | undefined
  return changeProfile(deps, viewer, {
    find: (db) => findProfileByHandle(db, slug),
    mayChange: () => viewer.kind === 'account' && viewer.isAdmin,
    reasons: () => given,
    async write(db, before, { userId }) {
      const parsed = profileModerationSchema.safeParse(input)
      if (!parsed.success) throw new Rollback(invalidInput(parsed.error))
      const { visibility, expertStatus, badges, reason, rule, foundBy } = parsed.data
      given = { reason, rule, foundBy }
      const now = deps.now()
      const status = expertStatus && expertStatus !== before.expert_status ? expertStatus : undefined
      await updateProfile(
        db,
        { id: before.id, editorId: userId },
        {
          ...(visibility && { visibility }),
          ...(status && statusColumns(status, before, now)),
          // A restriction, and its end, are no edits: a reversal leaves no trace (R776).
          ...(badges && { updated_at: now }),
        },
      )
      if (badges) await replaceBadges(db, before.id, badges)
      const acts = actsOf(parsed.data, before)
      await insertModerationEntries(
        db,
        acts.map((act) => ({ ...act, actorId: userId, profileId: before.id, reason })),
      )
      const after = await rereadProfile(db, before.id)
      await tellRestored(deps, db, before, after)
      return after
    },
  })
}
