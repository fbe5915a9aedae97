import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

type Used = { name: string; count: number }

const counted = (rows: { name: string | null; count: string | number }[]): Used[] =>
  rows.map(({ name, count }) => ({ name: name ?? '', count: Number(count) }))

/** The plans that workspaces have, and how many have each. */
export async function countWorkspacesByPlan(db: Db): Promise<Used[]> {
  const rows = await db
    .selectFrom('workspace')
    .groupBy('plan')
    .orderBy('plan')
    .select((eb) => ['plan as name', eb.fn.countAll<string>().as('count')])
    .execute()
  return counted(rows)
}

export async function countMessagesByTopic(db: Db): Promise<Used[]> {
  const rows = await db
    .selectFrom('message')
    .where('topic', 'is not', null)
    .groupBy('topic')
    .orderBy('topic')
    .select((eb) => ['topic as name', eb.fn.countAll<string>().as('count')])
    .execute()
  return counted(rows)
}

/** Which of these handles a profile has. */
export async function findTakenHandles(db: Db, handles: string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from profile where slug = any(${handles}) order by slug
  `.execute(db)
  return rows.map(({ slug }) => slug)
}
