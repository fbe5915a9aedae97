import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'

export type ShownExpertCount = { handle: string; day: string; source: string; times: number }
export type SearchedWord = { word: string; day: string; searches: number; nobody: number }

/** The skill of a source that is a hire path; '' for every other one. */
export function skillOfSourceSql(column: string): RawBuilder<string> {
  const source = sql.ref(column)
  return sql<string>`case when ${source} like '/hire/%' then split_part(${source}, '/', 3) else '' end`
}

/** R350: one statement for the whole batch, in a fixed order, so that two nodes cannot deadlock. */
export async function addShownCounts(db: Db, shown: ShownExpertCount[]): Promise<void> {
  const column = (name: keyof ShownExpertCount) => shown.map((one) => one[name])
  await sql`
    with found as materialized (
      select profile.id, profile.country_code, profile.city_slug, seen.day, seen.source, seen.times
      from unnest(
        ${column('handle')}::text[], ${column('day')}::date[], ${column('source')}::text[], ${column('times')}::integer[]
      ) as seen (handle, day, source, times)
      join profile on profile.slug = seen.handle
    ), experts as (
      insert into profile_shown (profile_id, day, source, shown)
      select id, day, source, sum(times) from found group by id, day, source order by id, day, source
      on conflict (profile_id, day, source) do update set shown = profile_shown.shown + excluded.shown
    )
    insert into funnel_day (day, skill, country_code, city_slug, shown)
    select day, ${skillOfSourceSql('source')}, coalesce(country_code, ''), coalesce(city_slug, ''), sum(times)
    from found group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, skill, country_code, city_slug) do update set shown = funnel_day.shown + excluded.shown
  `.execute(db)
}

/** R353: words of the names of listed experts are not kept. */
export async function addSearchedWords(db: Db, words: SearchedWord[]): Promise<void> {
  const column = (name: keyof SearchedWord) => words.map((one) => one[name])
  await sql`
    insert into searched_word (word, day, searches, nobody)
    select word, day, sum(searches), sum(nobody)
    from unnest(
      ${column('word')}::text[], ${column('day')}::date[], ${column('searches')}::integer[], ${column('nobody')}::integer[]
    ) as typed (word, day, searches, nobody)
    where not exists (
      select from expert_search where names @@ plainto_tsquery('simple', fold_text(typed.word))
    )
    group by word, day order by word, day
    on conflict (word, day) do update set searches = searched_word.searches + excluded.searches,
      nobody = searched_word.nobody + excluded.nobody
  `.execute(db)
}

/** Deletes what is older than these days. */
export async function deleteFunnelBefore(db: Db, { shown, words }: { shown: string; words: string }): Promise<void> {
  await deleteInBatches(db, 'profile_shown', { where: sql`day < ${shown}` })
  await deleteInBatches(db, 'funnel_day', { where: sql`day < ${shown}` })
  await deleteInBatches(db, 'searched_word', { where: sql`day < ${words}` })
}
