import { type Expression, sql, type SqlBool } from 'kysely'

import type { Db } from '#db/connection.ts'
import { escapeLike } from '#db/queries/escape-like.ts'
import type { ExpertStatus, Visibility } from '#domain/profiles/profile.ts'

type Filter = { q: string; status?: ExpertStatus | undefined; visibility?: Visibility | undefined }
export type AdminProfileSort = 'newest' | 'edited' | 'name'

/** The trigram indexes need three letters. */
const SHORTEST_PART = 3

/** Shorter input matches the beginning of a handle, which has its own index. */
const isShort = (q: string) => [...q].length < SHORTEST_PART

function withState({ status, visibility }: Filter) {
  const wanted = [
    ...(status === undefined ? [] : [sql`p.expert_status = ${status}`]),
    ...(visibility === undefined ? [] : [sql`p.visibility = ${visibility}`]),
  ]
  return wanted.length > 0 ? sql`and ${sql.join(wanted, sql` and `)}` : sql``
}

/** Each branch uses its own index and stops at `limit`; an `or` over joined tables would use none. */
function candidates(filter: Filter, limit: number) {
  const part = `%${escapeLike(filter.q)}%`
  const rest = sql`${withState(filter)} limit ${limit}`
  return sql<string>`(
    (select p.id from profile as p where lower(p.slug) like ${part} ${rest})
    union (select p.id from profile as p where lower(p.name) like ${part} ${rest})
    union (select p.id from "user" join profile as p on p.owner_user_id = "user".id
      where lower("user".email) like ${part} ${rest})
    union (select p.id from "user"
      join workspace_member on workspace_member.user_id = "user".id and workspace_member.role = 'owner'
      join profile as p on p.owner_workspace_id = workspace_member.workspace_id
      where lower("user".email) like ${part} ${rest})
  )`
}

/** For frequent words: scanning profiles in order soon finds a page of matches. */
function fits(q: string): Expression<SqlBool> {
  const part = `%${escapeLike(q)}%`
  return sql<SqlBool>`(lower(p.slug) like ${part} or lower(p.name) like ${part}
    or exists (select from "user" where "user".id = p.owner_user_id and lower("user".email) like ${part})
    or exists (select from workspace_member join "user" on "user".id = workspace_member.user_id
      where workspace_member.workspace_id = p.owner_workspace_id and workspace_member.role = 'owner'
        and lower("user".email) like ${part}))`
}

type Found = { filter: Filter; many: boolean; reached: number }

function matching(db: Db, { filter, many, reached }: Found) {
  const { q, status, visibility } = filter
  return db
    .selectFrom('profile as p')
    .$if(q !== '' && isShort(q), (query) => query.where('p.slug', 'like', `${escapeLike(q)}%`))
    .$if(q !== '' && !isShort(q) && many, (query) => query.where(fits(q)))
    .$if(q !== '' && !isShort(q) && !many, (query) =>
      query.where(sql<SqlBool>`p.id in (select id from ${candidates(filter, reached)} as found)`),
    )
    .$if(status !== undefined, (query) => query.where('p.expert_status', '=', status ?? 'ACTIVE'))
    .$if(visibility !== undefined, (query) => query.where('p.visibility', '=', visibility ?? 'PUBLIC'))
}

type Page = Found & { sort: AdminProfileSort; limit: number; offset: number }

/** `many`: the count has reached its limit. */
export function listAdminProfiles(db: Db, { sort, limit, offset, ...found }: Page) {
  const page = matching(db, found)
    .select(['p.id', 'p.created_at', 'p.updated_at', 'p.name'])
    .$if(sort === 'newest', (query) => query.orderBy('p.created_at', 'desc').orderBy('p.id', 'desc'))
    .$if(sort === 'edited', (query) => query.orderBy('p.updated_at', 'desc').orderBy('p.id', 'desc'))
    .$if(sort === 'name', (query) => query.orderBy('p.name').orderBy('p.id'))
    .limit(limit)
    .offset(offset)
  return (
    db
      .with('page', () => page)
      .selectFrom('page')
      .innerJoin('profile', 'profile.id', 'page.id')
      .leftJoin('user', 'user.id', 'profile.owner_user_id')
      .select(['profile.slug', 'profile.name', 'profile.owner_workspace_id', 'profile.visibility'])
      .select(['profile.expert_status', 'profile.created_at', 'profile.updated_at'])
      .select((eb) => [
        sql<string | null>`coalesce("user".email, (
        select owner.email from workspace_member join "user" as owner on owner.id = workspace_member.user_id
        where workspace_member.workspace_id = profile.owner_workspace_id and workspace_member.role = 'owner'
        order by workspace_member.created_at, owner.id limit 1
      ))`.as('owner_email'),
        eb
          .selectFrom('profile_report')
          .whereRef('profile_report.profile_id', '=', 'profile.id')
          .where('profile_report.closed_at', 'is', null)
          .where('profile_report.held', '=', false)
          .select((report) => report.cast<number>(report.fn.countAll(), 'integer').as('count'))
          .as('open_reports'),
      ])
      // The join does not preserve the page's order.
      .$if(sort === 'newest', (query) => query.orderBy('page.created_at', 'desc').orderBy('page.id', 'desc'))
      .$if(sort === 'edited', (query) => query.orderBy('page.updated_at', 'desc').orderBy('page.id', 'desc'))
      .$if(sort === 'name', (query) => query.orderBy('page.name').orderBy('page.id'))
      .execute()
  )
}

/** Exact up to `limit`; counting stops there, since paging ends there. */
export async function countAdminProfiles(
  db: Db,
  { limit, filter }: { limit: number; filter: Filter },
): Promise<number> {
  const found = matching(db, { filter, many: false, reached: limit }).select('p.id').limit(limit).as('found')
  const { count } = await db
    .selectFrom(found)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function countProfileStates(db: Db) {
  return db
    .selectFrom('profile')
    .select((eb) => ['expert_status', 'visibility', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .groupBy(['expert_status', 'visibility'])
    .orderBy('expert_status')
    .orderBy('visibility')
    .execute()
}

export function listVisibilities(db: Db, slugs: string[]) {
  return db.selectFrom('profile').where('slug', 'in', slugs).select(['slug', 'visibility']).execute()
}
