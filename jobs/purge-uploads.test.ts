import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeJpeg } from '#test/make-pictures.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { filesOfUpload, uploadClient } from '#test/upload-client.ts'
import { purgeUploads } from '#use-cases/uploads/purge-uploads.ts'

import { getJob } from './all-jobs.ts'
import { startJobs } from './start-jobs.ts'

const NOON = new Date('2026-06-01T12:00:00Z').getTime()
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let site: TestSite
let owner: { cookie: string; userId: string }
let now = NOON
let mine: ReturnType<typeof uploadClient>

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => new Date(now) })
  owner = await site.signUp('ada@example.test')
  mine = uploadClient(site, owner.cookie)
  await makeProfile(site.deps.db, { owner_user_id: owner.userId, slug: 'ada' })
})
afterAll(() => site.close())

const send = async () => (await mine.send(await makeJpeg())).ticket
const take = (profileImg: string) =>
  site.send('PATCH', '/v1/marketplace/profile/user', { cookie: owner.cookie, body: { profileImg } })
const rows = async () => {
  const found = await site.deps.db.selectFrom('upload').select('key').orderBy('created_at').execute()
  return found.map(({ key }) => key)
}

test('R79 unused forms are deleted after they expired, with what was left of a file', async () => {
  now = NOON
  const { key } = await mine.issue()
  await mkdir(join(site.dataDir, 'incoming'), { recursive: true })
  await writeFile(join(site.dataDir, 'incoming', `${key}.draft`), 'half a file')
  now = NOON + 19 * MINUTE
  expect(await purgeUploads(site.deps)).toBe(0)
  now = NOON + 21 * MINUTE
  expect(await purgeUploads(site.deps)).toBe(1)
  expect([await rows(), filesOfUpload(site, key)]).toEqual([[], []])
})

test('R79 pictures go a day after the last profile let go of them; others are never touched', async () => {
  now = NOON
  const address = await site.deps.pictures.put('avatar', 'demo-ada-moreau', [
    { width: 384, height: 384, bytes: await makeJpeg() },
  ])
  await site.deps.db.updateTable('profile').set({ profile_img: address }).execute()
  const [unused, replaced, shown] = [await send(), await send(), await send()]
  await take(replaced.publicUrl)
  now = NOON + 20 * HOUR
  await take(shown.publicUrl)
  now = NOON + 25 * HOUR
  expect(await purgeUploads(site.deps)).toBe(1)
  expect(filesOfUpload(site, unused.key)).toEqual([])
  expect(filesOfUpload(site, replaced.key)).toHaveLength(4)
  now = NOON + 45 * HOUR
  expect(await purgeUploads(site.deps)).toBe(1)
  expect([await rows(), filesOfUpload(site, replaced.key)]).toEqual([[shown.key], []])
  expect(filesOfUpload(site, shown.key)).toHaveLength(4)
  expect(filesOfUpload(site, 'demo-ada-moreau')).toHaveLength(1)
  // What is gone cannot be taken again.
  expect((await take(replaced.publicUrl)).status).toBe(400)
})

test('R79 the pictures of an account that is gone go, too', async () => {
  now = NOON + 100 * HOUR
  const guest = await site.signUp('gone@example.test')
  const { ticket } = await uploadClient(site, guest.cookie).send(await makeJpeg())
  await site.deps.db.deleteFrom('user').where('id', '=', guest.userId).execute()
  now += 25 * HOUR
  expect(await purgeUploads(site.deps)).toBe(1)
  expect(filesOfUpload(site, ticket.key)).toEqual([])
})

test('R79 a file that cannot be deleted keeps no other from being deleted, and is tried again', async () => {
  now = NOON + 200 * HOUR
  const tickets = [await mine.issue(), await mine.issue(), await mine.issue()]
  const [stuck, ...others] = tickets.map(({ key }) => key).sort()
  const folder = join(site.dataDir, 'incoming', `${stuck}.draft`)
  await mkdir(folder, { recursive: true })
  now += HOUR
  await expect(purgeUploads(site.deps)).rejects.toThrow('1 of 3 failed')
  const left = await rows()
  expect([left.includes(stuck ?? ''), others.filter((key) => left.includes(key))]).toEqual([true, []])
  await rm(folder, { recursive: true })
  expect(await purgeUploads(site.deps)).toBe(1)
})

test('R79 no transaction is open while files are deleted', async () => {
  now = NOON + 300 * HOUR
  await mine.issue()
  now += HOUR
  const { pictures, background } = site.deps
  const open: unknown[] = []
  await purgeUploads({
    ...site.deps,
    pictures: {
      ...pictures,
      async remove() {
        const { rows: found } = await background.pool.query(
          `select state, query from pg_stat_activity where datname = current_database() and state like 'idle in trans%'`,
        )
        open.push(...found)
      },
    },
  })
  expect(open).toEqual([])
})

test('R79 a picture that is being removed can no longer be used', async () => {
  now = NOON + 400 * HOUR
  const { publicUrl, key } = await send()
  now += 25 * HOUR
  const folder = join(site.dataDir, 'incoming', `${key}.draft`)
  await mkdir(folder, { recursive: true })
  await expect(purgeUploads(site.deps)).rejects.toThrow('failed')
  expect((await take(publicUrl)).status).toBe(400)
  await rm(folder, { recursive: true })
  expect(await purgeUploads(site.deps)).toBe(1)
})

test('R79 the job runs every hour', async () => {
  await startJobs(site.deps, [getJob('purge-uploads')])
  const { rows: schedules } = await site.deps.pool.query(
    `select name, cron from pgboss.schedule where name = 'purge-uploads'`,
  )
  expect(schedules).toEqual([{ name: 'purge-uploads', cron: '17 * * * *' }])
  now += 2 * HOUR
  const { key } = await mine.issue()
  now += HOUR
  await site.deps.queue.send(site.deps.db, 'purge-uploads', {})
  await expect.poll(rows, { timeout: 10_000 }).not.toContain(key)
})
