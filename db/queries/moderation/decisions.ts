import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { StateBefore } from '#db/schema/moderation.ts'
import type { DecisionAct, DecisionLift, DecisionQueue, FoundBy } from '#domain/moderation/decision-act.ts'
import type { DecisionGround } from '#domain/moderation/moderation-rules.ts'

/** Whom a decision affects. */
export type Affected = { accountId: string } | { workspaceId: string }

export type NewDecision = {
  act: DecisionAct
  affected: Affected
  profileId: string | null
  subject: string
  rule: string
  ground: DecisionGround
  facts: string
  foundBy: FoundBy
  decidedBy: string
  isComplete: boolean
  previous: StateBefore
  now: Date
}

/** Returns the id of the decision. */
export async function insertDecision(db: Db, { affected, now, ...decision }: NewDecision): Promise<string> {
  const id = newId()
  await db
    .insertInto('moderation_decision')
    .values({
      id,
      act: decision.act,
      account_id: 'accountId' in affected ? affected.accountId : null,
      workspace_id: 'workspaceId' in affected ? affected.workspaceId : null,
      profile_id: decision.profileId,
      subject: decision.subject,
      rule: decision.rule,
      ground: decision.ground,
      facts: decision.facts,
      found_by: decision.foundBy,
      automated: false,
      decided_by: decision.decidedBy,
      decided_at: now,
      completed_at: decision.isComplete ? now : null,
      previous: JSON.stringify(decision.previous),
      lifted_at: null,
      lifted_by: null,
      lift: null,
    })
    .execute()
  return id
}

function selectDecisions(db: Db) {
  return (
    db
      .selectFrom('moderation_decision as decision')
      .leftJoin('profile', 'profile.id', 'decision.profile_id')
      .leftJoin('user as account', 'account.id', 'decision.account_id')
      .leftJoin('workspace', 'workspace.id', 'decision.workspace_id')
      .leftJoin('user as admin', 'admin.id', 'decision.decided_by')
      .select([
        'decision.id',
        'decision.act',
        'decision.account_id',
        'decision.workspace_id',
        'decision.profile_id',
        'decision.subject',
        'decision.rule',
        'decision.ground',
        'decision.facts',
        'decision.found_by',
        'decision.automated',
        'decision.decided_by',
        'decision.decided_at',
        'decision.completed_at',
        'decision.previous',
        'decision.lifted_at',
        'decision.lift',
        'profile.slug as profile_slug',
        'admin.name as admin_name',
      ])
      .select((eb) => [
        eb.fn.coalesce('account.name', 'workspace.name').as('affected_name'),
        eb.fn.coalesce('profile.created_at', 'account.created_at', 'workspace.created_at').as('content_at'),
      ])
      // R88: a proven address of the account or, of a workspace, of its first owner who has one.
      .select(
        sql<string | null>`coalesce(case when account.email_verified then account.email end, (
        select owner.email from workspace_member join "user" as owner on owner.id = workspace_member.user_id
        where workspace_member.workspace_id = decision.workspace_id and workspace_member.role = 'owner'
          and owner.email_verified
        order by workspace_member.created_at, owner.id limit 1
      ))`.as('affected_email'),
      )
  )
}

export type DecisionRow = Awaited<ReturnType<typeof listDecisionRows>>[number]

export function findDecision(db: Db, id: string) {
  return selectDecisions(db).where('decision.id', '=', id).executeTakeFirst()
}

/** Locked until the transaction ends. */
export async function lockDecision(db: Db, id: string): Promise<DecisionRow | undefined> {
  const row = await db
    .selectFrom('moderation_decision')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return row && findDecision(db, id)
}

/** Those about an account, and about the workspaces that it manages; the newest first. */
export function listDecisionsAbout(
  db: Db,
  { accountId, workspaceIds, limit }: { accountId: string; workspaceIds: string[]; limit: number },
) {
  return selectDecisions(db)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('objection')
            .whereRef('objection.decision_id', '=', 'decision.id')
            .where('objection.closed_at', 'is', null),
        )
        .as('objected'),
    )
    .where((eb) =>
      eb.or([
        eb('decision.account_id', '=', accountId),
        eb('decision.workspace_id', '=', sql<string>`any(${workspaceIds}::text[])`),
      ]),
    )
    .orderBy('decision.decided_at', 'desc')
    .orderBy('decision.id', 'desc')
    .limit(limit)
    .execute()
}

type Page = { queue: DecisionQueue; limit: number; offset: number }

/** What waits is listed oldest first, all of them newest first. */
export function listDecisionRows(db: Db, { queue, limit, offset }: Page) {
  const page = selectDecisions(db).limit(limit).offset(offset)
  if (queue === 'objections') {
    return page
      .innerJoin('objection', (join) =>
        join.onRef('objection.decision_id', '=', 'decision.id').on('objection.closed_at', 'is', null),
      )
      .orderBy('objection.created_at')
      .orderBy('objection.id')
      .execute()
  }
  if (queue === 'incomplete') {
    return page
      .where('decision.completed_at', 'is', null)
      .orderBy('decision.decided_at')
      .orderBy('decision.id')
      .execute()
  }
  return page.orderBy('decision.decided_at', 'desc').orderBy('decision.id', 'desc').execute()
}

export async function countDecisions(db: Db): Promise<Record<DecisionQueue, number>> {
  const { rows } = await sql<Record<DecisionQueue, number>>`
    select (select count(*)::integer from objection where closed_at is null) as objections,
      (select count(*)::integer from moderation_decision where completed_at is null) as incomplete,
      (select count(*)::integer from moderation_decision) as all
  `.execute(db)
  return rows[0] ?? { objections: 0, incomplete: 0, all: 0 }
}

type Completion = { id: string; rule: string; ground: DecisionGround; facts: string; now: Date }

export async function completeDecisionRow(db: Db, { id, rule, ground, facts, now }: Completion): Promise<void> {
  await db
    .updateTable('moderation_decision')
    .set({ rule, ground, facts, completed_at: now })
    .where('id', '=', id)
    .execute()
}

type Lift = { ids: string[]; lift: DecisionLift; by: string; now: Date }

export async function liftDecisions(db: Db, { ids, lift, by, now }: Lift): Promise<void> {
  await db
    .updateTable('moderation_decision')
    .set({ lifted_at: now, lifted_by: by, lift })
    .where('id', 'in', ids)
    .where('lifted_at', 'is', null)
    .execute()
}

/** Decisions of these kinds that apply to a profile or an account, locked until the transaction ends; the oldest first. */
export function listAppliedDecisions(
  db: Db,
  { acts, ...target }: { acts: DecisionAct[] } & ({ profileId: string } | { accountId: string }),
) {
  return db
    .selectFrom('moderation_decision')
    .where((eb) =>
      'profileId' in target ? eb('profile_id', '=', target.profileId) : eb('account_id', '=', target.accountId),
    )
    .where('act', 'in', acts)
    .where('lifted_at', 'is', null)
    .select(['id', 'act', 'decided_by', 'decided_at', 'previous'])
    .orderBy('decided_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function setPreviousState(db: Db, { id, previous }: { id: string; previous: StateBefore }): Promise<void> {
  await db
    .updateTable('moderation_decision')
    .set({ previous: JSON.stringify(previous) })
    .where('id', '=', id)
    .execute()
}
