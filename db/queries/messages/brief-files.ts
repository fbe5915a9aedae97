import type { Db } from '#db/connection.ts'
import type { BriefFile } from '#domain/messages/brief/brief-file.ts'

/** Those that are there whole, in the order in which they came. */
export function listBriefFiles(db: Db, briefId: string): Promise<BriefFile[]> {
  return db
    .selectFrom('brief_file')
    .where('brief_id', '=', briefId)
    .where('stored_at', 'is not', null)
    .select(['key', 'name', 'type', 'size'])
    .orderBy('created_at')
    .orderBy('key')
    .execute()
}

/** Also those that are being stored. */
export async function countBriefFiles(db: Db, briefId: string): Promise<number> {
  const { count } = await db
    .selectFrom('brief_file')
    .where('brief_id', '=', briefId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewFiles = { briefId: string; files: BriefFile[]; now: Date }

/** Takes their places, a moment apart so that they stay in order; they are there once `markFilesStored` says so. */
export async function insertBriefFiles(db: Db, { briefId, files, now }: NewFiles): Promise<void> {
  const rows = files.map((file, at) => ({ ...file, brief_id: briefId, created_at: new Date(now.getTime() + at) }))
  await db.insertInto('brief_file').values(rows).execute()
}

export async function markFilesStored(db: Db, { keys, now }: { keys: string[]; now: Date }): Promise<void> {
  await db.updateTable('brief_file').set({ stored_at: now, mail_pending: true }).where('key', 'in', keys).execute()
}

/** R709: briefs to which files were added, the last of them before this time, and whose experts are to be told. */
export async function listBriefsWithNewFiles(db: Db, { before }: { before: Date }): Promise<string[]> {
  const rows = await db
    .selectFrom('brief_file')
    .where('mail_pending', '=', true)
    .where('brief_id', 'is not', null)
    .groupBy('brief_id')
    .having((eb) => eb(eb.fn.max('stored_at'), '<=', before))
    .select('brief_id')
    .execute()
  return rows.flatMap(({ brief_id }) => brief_id ?? [])
}

/** The names of a brief's files that are to be told, which they then no longer are: one of several callers gets them. */
export async function claimFilesToAnnounce(db: Db, briefId: string): Promise<string[]> {
  const rows = await db
    .updateTable('brief_file')
    .set({ mail_pending: false })
    .where('brief_id', '=', briefId)
    .where('mail_pending', '=', true)
    .returning(['name', 'created_at'])
    .execute()
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(({ name }) => name)
}

export async function deleteBriefFiles(db: Db, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('brief_file').where('key', 'in', keys).execute()
}

type Lost = { unfinishedBefore: Date; after: string; limit: number }

/** Files whose brief is gone, and those that were never stored whole, in the order of their keys. */
export function listOrphanedFiles(db: Db, { unfinishedBefore, after, limit }: Lost): Promise<{ key: string }[]> {
  return db
    .selectFrom('brief_file')
    .where('key', '>', after)
    .where((eb) =>
      eb.or([
        eb.and([eb('brief_id', 'is', null), eb('stored_at', 'is not', null)]),
        eb.and([eb('stored_at', 'is', null), eb('created_at', '<', unfinishedBefore)]),
      ]),
    )
    .orderBy('key')
    .limit(limit)
    .select('key')
    .execute()
}
