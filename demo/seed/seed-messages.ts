import { newId } from '#db/new-id.ts'
import type { DemoMessage } from '#demo/messages.ts'
import { DAY_MS, HOUR_MS } from '#domain/limits.ts'
import { spamReason, spamSigns } from '#domain/messages/message-filter.ts'
import type { ServerDeps } from '#server/deps.ts'
import { refreshResponseMetrics } from '#use-cases/messages/conversation/refresh-response-metrics.ts'
import { hashMessage } from '#use-cases/messages/find-spam-signs.ts'

type Post = { handle: string; messages: DemoMessage[]; visitor: { id: string; name: string } }

function rowsOf(
  message: DemoMessage,
  {
    now,
    profile,
    visitor,
  }: { now: Date; profile: { id: string; name: string; owner_user_id: string | null }; visitor: Post['visitor'] },
) {
  const id = newId()
  const written = new Date(now.getTime() - message.daysAgo * DAY_MS)
  const replied = message.reply ? new Date(written.getTime() + message.reply.hours * HOUR_MS) : null
  const { guest } = message
  const signs = spamSigns(message, { sameTextProfiles: 0 })
  return {
    message: {
      id,
      profile_id: profile.id,
      sender_user_id: guest ? null : visitor.id,
      sender_name: guest?.name ?? visitor.name,
      guest_email: guest?.email ?? null,
      sender_key: guest ? `guest:${guest.email}` : `user:${visitor.id}`,
      request_hash: id,
      text_hash: hashMessage(message),
      subject: message.subject,
      body: message.body,
      status: signs.length > 0 ? ('filtered' as const) : ('sent' as const),
      filter_reason: spamReason(signs),
      filter_signs: signs,
      created_at: written,
      delivered_at: written,
      last_at: replied ?? written,
      read_at: replied,
      sender_read_at: replied ?? written,
      replied_at: replied,
      answered_at: replied,
    },
    reply: message.reply && {
      id: newId(),
      message_id: id,
      author: 'owner' as const,
      author_user_id: profile.owner_user_id,
      author_name: profile.name,
      body: message.reply.body,
      created_at: replied ?? written,
    },
  }
}

/** Stores past conversations, without sending mails; response times are computed from them. */
export async function seedMessages({ db, now }: ServerDeps, { handle, messages, visitor }: Post): Promise<void> {
  const profile = await db
    .selectFrom('profile')
    .where('slug', '=', handle)
    .select(['id', 'name', 'owner_user_id'])
    .executeTakeFirstOrThrow()
  const rows = messages.map((message) => rowsOf(message, { now: now(), profile, visitor }))
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('message')
      .values(rows.map(({ message }) => message))
      .execute()
    await transaction
      .insertInto('message_reply')
      .values(rows.flatMap(({ reply }) => reply ?? []))
      .execute()
    await refreshResponseMetrics(transaction, profile.id, { now: now() })
  })
}
