import { afterAll, beforeAll, expect, test } from 'vitest'

import { openConnection } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { cloneDatabase } from '#test/clone-database.ts'
import { makeUser } from '#test/make.ts'

import { insertAnalyticsEvent } from './analytics-events.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let connection: ReturnType<typeof openConnection>
beforeAll(async () => {
  database = await cloneDatabase()
  connection = openConnection(database.url)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const at = new Date('2026-03-01T12:00:00Z')
const event = {
  name: 'Profile Edited' as const,
  properties: {
    profileSlug: 'ada-moreau',
    profileId: 'p-1',
    profileName: 'Ada "Countess" Moreau',
    tabName: 'general' as const,
    editedFields: ['about', 'skills'],
  },
}

const readEvent = (id: string) =>
  connection.db
    .selectFrom('analytics_event')
    .where('id', '=', id)
    .select(['name', 'properties', 'user_id', 'created_at'])
    .executeTakeFirst()

test('an event is read as it was written, and outlives the account', async () => {
  const { db } = connection
  const user = await makeUser(db)
  const id = newId()
  await insertAnalyticsEvent(db, { id, event, userId: user.id, at })
  const stored = { name: event.name, properties: event.properties, created_at: at }
  expect(await readEvent(id)).toEqual({ ...stored, user_id: user.id })
  await db.deleteFrom('user').where('id', '=', user.id).execute()
  expect(await readEvent(id)).toEqual({ ...stored, user_id: null })
})

test('the table takes no other names', async () => {
  const other = { ...event, name: 'Page Viewed' } as unknown as typeof event
  await expect(
    insertAnalyticsEvent(connection.db, { id: newId(), event: other, userId: null, at }),
  ).rejects.toMatchObject({ constraint: 'analytics_event_name_check' })
})
