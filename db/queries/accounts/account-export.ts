import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Db } from '#db/connection.ts'
import { MAX_COUNT } from '#domain/limits.ts'

/** The account's data that is not on its profiles; never a password or a session's token. */
export function listSessionsForExport(db: Db, userId: string) {
  return db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .select(['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
    .orderBy('created_at')
    .execute()
}

export function listSignInMethods(db: Db, userId: string) {
  return db
    .selectFrom('account')
    .where('user_id', '=', userId)
    .select(['provider_id', 'account_id', 'created_at', 'updated_at'])
    .orderBy('created_at')
    .execute()
}

export function listReactionsOf(db: Db, table: 'follow' | 'profile_like', userId: string) {
  return db
    .selectFrom(`${table} as mark`)
    .innerJoin('profile', 'profile.id', 'mark.profile_id')
    .where('mark.user_id', '=', userId)
    .select(['profile.slug', 'mark.created_at'])
    .orderBy('mark.created_at')
    .execute()
}

export function listEventsForExport(db: Db, userId: string) {
  return db
    .selectFrom('analytics_event')
    .where('user_id', '=', userId)
    .select(['name', 'properties', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(MAX_COUNT.exportedEvents)
    .execute()
}

/** R213: the mails since the account has proven its address, without their content. */
export function listMailsForExport(db: Db, { email, provenAt }: { email: string; provenAt: Date }) {
  return db
    .selectFrom('mail_outbox')
    .where('recipient', '=', email)
    .where('created_at', '>=', provenAt)
    .select(['kind', 'created_at', 'sent_at'])
    .orderBy('created_at')
    .execute()
}

export function listWorkForExport(db: Db, { userId, workspaceIds }: { userId: string; workspaceIds: string[] }) {
  return db
    .selectFrom('asset')
    .where((eb) =>
      eb.or([eb('owner_user_id', '=', userId), eb('owner_workspace_id', '=', eb.fn.any(eb.val(workspaceIds)))]),
    )
    .select([
      'id',
      'type',
      'owner_workspace_id',
      'name',
      'slug',
      'url',
      'description',
      'thumbnail_url',
      'public',
      'published_at',
    ])
    .orderBy('id')
    .execute()
}

export function listReportsOf(db: Db, userId: string) {
  return db
    .selectFrom('profile_report')
    .innerJoin('profile', 'profile.id', 'profile_report.profile_id')
    .where('profile_report.reporter_id', '=', userId)
    .select(['profile.slug', 'profile_report.reason', 'profile_report.text', 'profile_report.created_at'])
    .orderBy('profile_report.created_at')
    .execute()
}

/** Decisions about the account and its profile, with what was written about them; never who decided. */
export function listDecisionsForExport(db: Db, userId: string) {
  return db
    .selectFrom('moderation_decision as decision')
    .where('decision.account_id', '=', userId)
    .select(['act', 'subject', 'rule', 'ground', 'facts', 'found_by', 'automated', 'decided_at', 'lifted_at', 'lift'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('objection')
          .whereRef('objection.decision_id', '=', 'decision.id')
          .select(['objection.created_at', 'objection.closed_at', 'objection.outcome', 'objection.reason'])
          .select((inner) =>
            jsonArrayFrom(
              inner
                .selectFrom('objection_message')
                .whereRef('objection_message.objection_id', '=', 'objection.id')
                .select(['by_admin', 'body', 'objection_message.created_at'])
                .orderBy('objection_message.created_at'),
            ).as('messages'),
          )
          .orderBy('objection.created_at'),
      ).as('objections'),
    )
    .orderBy('decided_at')
    .execute()
}

export function listFormerHandles(db: Db, profileId: string) {
  return db
    .selectFrom('handle_history')
    .where('profile_id', '=', profileId)
    .select(['slug', 'released_at'])
    .orderBy('released_at')
    .execute()
}

/** Messages as an export has them, with their answers. */
function selectExported(db: Db) {
  return db
    .selectFrom('message')
    .leftJoin('profile', 'profile.id', 'message.profile_id')
    .leftJoin('hire_claim as hire', 'hire.message_id', 'message.id')
    .leftJoin('brief', 'brief.id', 'message.brief_id')
    .select(['message.status', 'message.sender_name as from', 'message.subject', 'message.body', 'message.created_at'])
    .select(['brief.audience', 'brief.budget', 'brief.timing', 'brief.examples', 'message.decline_reason'])
    .select((eb) => eb.fn.coalesce('profile.slug', 'message.gone_profile_name').as('to'))
    .select(['hire.state as hire', 'hire.claimed_by as hireClaimedBy', 'hire.claimed_at as hireClaimedOn'])
    .select('hire.decided_at as hireDecidedOn')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('brief_file')
          .whereRef('brief_file.brief_id', '=', 'message.brief_id')
          .where('brief_file.stored_at', 'is not', null)
          .select(['brief_file.name', 'brief_file.type', 'brief_file.size', 'brief_file.created_at'])
          .orderBy('brief_file.created_at'),
      ).as('files'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('message_reply')
          .whereRef('message_reply.message_id', '=', 'message.id')
          .select(['message_reply.author_name as from', 'message_reply.body', 'message_reply.created_at'])
          .orderBy('message_reply.created_at'),
      ).as('answers'),
    )
    .orderBy('message.created_at')
}

/** Conversations that the account started or its profiles received. */
export function listMessagesForExport(db: Db, { userId, profileIds }: { userId: string; profileIds: string[] }) {
  return selectExported(db)
    .where((eb) =>
      eb.or([
        eb('message.sender_user_id', '=', userId),
        // What a guest has yet to confirm has not arrived.
        eb.and([
          eb('message.profile_id', '=', eb.fn.any(eb.val(profileIds))),
          eb('message.status', '<>', 'awaiting-confirmation'),
        ]),
      ]),
    )
    .execute()
}

/** R665: everything that was sent from a guest's address, including unconfirmed messages. */
export function listGuestMessagesForExport(db: Db, email: string) {
  return selectExported(db).where('message.guest_email', '=', email).execute()
}

export function listSenderBlocksForExport(db: Db, profileIds: string[]) {
  return db
    .selectFrom('sender_block')
    .where((eb) => eb('profile_id', '=', eb.fn.any(eb.val(profileIds))))
    .select(['name', 'email', 'created_at'])
    .orderBy('created_at')
    .execute()
}

export function listUploadsOf(db: Db, userId: string) {
  return db
    .selectFrom('upload')
    .where('user_id', '=', userId)
    .select(['purpose', 'content_type', 'size', 'state', 'public_url', 'created_at'])
    .orderBy('created_at')
    .execute()
}
