import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { escapeLike } from '#db/queries/escape-like.ts'

/**
 * The trigram indexes need three letters or digits; input with fewer matches the beginning of a handle, which has its own
 * index.
 */
const SHORTEST_PART = 3
/** Up to so many matches are found by index and sorted; of more, a scan in the list's order soon finds a page. */
const FREQUENT = 20_000

const isShort = (q: string) => (q.match(/[\p{L}\p{N}]/gu) ?? []).length < SHORTEST_PART

/** Each branch uses its own index and stops at `limit`; an `or` over joined tables would use none. */
function candidates(q: string, limit: number): RawBuilder<unknown> {
  const text = escapeLike(q)
  const part = `%${text}%`
  const handle = isShort(q) ? sql`p.slug like ${`${text}%`}` : sql`lower(p.slug) like ${part}`
  const ofHandle = sql`
    (select p.owner_user_id as id from profile as p where ${handle} and p.owner_user_id is not null limit ${limit})
    union (select member.user_id from profile as p
      join workspace_member as member on member.workspace_id = p.owner_workspace_id and member.role = 'owner'
      where ${handle} limit ${limit})`
  if (isShort(q)) return ofHandle
  return sql`${ofHandle}
    union (select id from "user" where lower(email) like ${part} limit ${limit})
    union (select id from "user" where lower(name) like ${part} limit ${limit})`
}

function matches(q: string): RawBuilder<unknown> {
  const part = `%${escapeLike(q)}%`
  return sql`lower(u.email) like ${part} or lower(u.name) like ${part}
    or exists (select from profile as p where p.owner_user_id = u.id and lower(p.slug) like ${part})
    or exists (select from workspace_member as member
      join profile as p on p.owner_workspace_id = member.workspace_id
      where member.user_id = u.id and member.role = 'owner' and lower(p.slug) like ${part})`
}

/** All accounts, counted up to `most`. */
export async function countAccountsUpTo(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from "user" limit ${most}) as one`.execute(db)
  return rows[0]?.count ?? 0
}

type Page = { limit: number; offset: number }

/** R254: ids of the accounts with `q` in their name, email or a handle of theirs, newest first; of all, if it is empty. */
export async function searchAccounts(
  db: Db,
  { q, reached, limit, offset }: Page & { q: string; reached: number },
): Promise<{ ids: string[]; count: number }> {
  const found =
    q === ''
      ? sql`select id from "user" limit ${reached}`
      : sql`select id from (${candidates(q, FREQUENT)}) as found limit ${FREQUENT}`
  const counted = await sql<{ count: number }>`select count(*)::integer as count from (${found}) as one`.execute(db)
  const count = counted.rows[0]?.count ?? 0
  const page = sql`order by u.created_at desc, u.id desc limit ${limit} offset ${offset}`
  const isFrequent = count >= FREQUENT && !isShort(q)
  const which =
    q === '' ? sql`true` : isFrequent ? matches(q) : sql`u.id in (select id from (${candidates(q, FREQUENT)}) as found)`
  const { rows } = await sql<{ id: string }>`select u.id from "user" as u where ${which} ${page}`.execute(db)
  return { ids: rows.map(({ id }) => id), count: Math.min(count, reached) }
}
