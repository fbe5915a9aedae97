import type { Db } from '#db/connection.ts'

import type { InboxReader } from './inbox.ts'

type Sender = { userId: string | null; email: string | null }

function matches({ userId, email }: Sender) {
  return { userId: userId ?? '', email: email ?? '' }
}

/** R90: whether the profile's owner has blocked this account or address. */
export async function findSenderBlock(
  db: Db,
  { profileId, ...sender }: Sender & { profileId: string },
): Promise<{ id: string } | undefined> {
  const { userId, email } = matches(sender)
  return db
    .selectFrom('sender_block')
    .where('profile_id', '=', profileId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .select('id')
    .executeTakeFirst()
}

type NewBlock = { id: string; profileId: string; userId: string | null; email: string | null; name: string; now: Date }

export async function insertSenderBlock(db: Db, block: NewBlock): Promise<void> {
  await db
    .insertInto('sender_block')
    .values({
      id: block.id,
      profile_id: block.profileId,
      user_id: block.userId,
      email: block.email,
      name: block.name,
      created_at: block.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function blocksOf(db: Db, { userId, workspaceIds }: InboxReader) {
  return db
    .selectFrom('sender_block')
    .innerJoin('profile', 'profile.id', 'sender_block.profile_id')
    .where((eb) =>
      eb.or([
        eb('profile.owner_user_id', '=', userId),
        ...(workspaceIds.length > 0 ? [eb('profile.owner_workspace_id', 'in', workspaceIds)] : []),
      ]),
    )
    .select([
      'sender_block.id',
      'sender_block.profile_id',
      'sender_block.name',
      'sender_block.email',
      'sender_block.created_at',
      'profile.slug as profile_slug',
    ])
}

export type SenderBlockRow = Awaited<ReturnType<typeof listSenderBlockRows>>[number]

const MOST = 500

export function listSenderBlockRows(db: Db, reader: InboxReader) {
  return blocksOf(db, reader).orderBy('sender_block.created_at', 'desc').limit(MOST).execute()
}

export function findOwnSenderBlock(db: Db, id: string, reader: InboxReader) {
  return blocksOf(db, reader).where('sender_block.id', '=', id).executeTakeFirst()
}

export async function deleteSenderBlock(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sender_block').where('id', '=', id).execute()
}
