import type { Db } from '#db/connection.ts'

/** Reported messages for admins: that and why they were reported, without their text. */
export function listReportedMessageRows(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('message')
    .leftJoin('profile', 'profile.id', 'message.profile_id')
    .where('message.reported_at', 'is not', null)
    .select(['message.id', 'message.reported_at', 'message.report_reason', 'profile.slug as profile_slug'])
    .orderBy('message.reported_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Who reported this message and why. */
export function findMessageReport(db: Db, messageId: string) {
  return db
    .selectFrom('message')
    .leftJoin('user as reporter', 'reporter.id', 'message.reported_by')
    .where('message.id', '=', messageId)
    .where('message.reported_at', 'is not', null)
    .select(['message.report_side', 'message.report_reason', 'message.reported_at', 'message.report_closed_at'])
    .select(['reporter.name', 'reporter.email'])
    .executeTakeFirst()
}

export async function countReportedMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .where('reported_at', 'is not', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
