import { type Expression, sql, type SqlBool } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { ExpertStatus, Visibility } from '#domain/profile.ts'

type Filter = { q: string; status?: ExpertStatus | undefined; visibility?: Visibility | undefined }
export type AdminSort = 'newest' | 'edited' | 'name'

/** What is typed is text, not a pattern. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The trigram indexes need three letters. */
const SHORTEST_PART = 3

/** Each branch runs in an index of its own; an `or` over joined tables would run in none. */
function found(q: string): Expression<SqlBool> {
  if ([...q].length < SHORTEST_PART) return sql<SqlBool>`p.slug like ${`${escaped(q)}%`}`
  const part = `%${escaped(q)}%`
  return sql<SqlBool>`p.id in (
    select id from profile where slug like ${part}
    union all select id from profile where lower(name) like ${part}
    union all select profile.id from "user" join profile on profile.owner_user_id = "user".id
      where "user".email like ${part}
    union all select profile.id from "user"
      join workspace_member on workspace_member.user_id = "user".id and workspace_member.role = 'owner'
      join profile on profile.owner_workspace_id = workspace_member.workspace_id
      where "user".email like ${part}
  )`
}

function matching(db: Db, { q, status, visibility }: Filter) {
  return db
    .selectFrom('profile as p')
    .$if(q !== '', (query) => query.where(found(q)))
    .$if(status !== undefined, (query) => query.where('p.expert_status', '=', status ?? 'ACTIVE'))
    .$if(visibility !== undefined, (query) => query.where('p.visibility', '=', visibility ?? 'PUBLIC'))
}

type Page = { sort: AdminSort; limit: number; offset: number }

export function listAdminProfiles(db: Db, { sort, limit, offset, ...filter }: Filter & Page) {
  const page = matching(db, filter)
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
          .select((report) => report.cast<number>(report.fn.countAll(), 'integer').as('count'))
          .as('open_reports'),
      ])
      // The join does not keep the page's order.
      .$if(sort === 'newest', (query) => query.orderBy('page.created_at', 'desc').orderBy('page.id', 'desc'))
      .$if(sort === 'edited', (query) => query.orderBy('page.updated_at', 'desc').orderBy('page.id', 'desc'))
      .$if(sort === 'name', (query) => query.orderBy('page.name').orderBy('page.id'))
      .execute()
  )
}

/** Counts no further than anyone can page. */
export async function countAdminProfiles(db: Db, { limit, ...filter }: Filter & { limit: number }): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter).select('p.id').limit(limit).as('found'))
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
