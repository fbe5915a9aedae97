import { afterAll, expect, test } from 'vitest'

import { openDemoInChildProcess } from '#demo/open-demo.ts'
import { seedInChildProcess } from '#demo/seed-in-child-process.ts'
import { WRITTEN_EXPERTS } from '#demo/written-accounts.ts'
import { withoutTimeouts } from '#server/deps.ts'
import { openTestSite } from '#test/test-site.ts'

const site = await openTestSite()
afterAll(() => site.close())

const authSecret = 'a secret for the process that seeds'
const profiles = WRITTEN_EXPERTS + 4

const listed = async () => {
  const { count } = site.deps.db.fn
  const rows = site.deps.db.selectFrom('listing').select(count<number>('profile_id').distinct().as('experts'))
  return Number((await rows.executeTakeFirstOrThrow()).experts)
}

test('R464 a child process creates the missing experts, and none if all exist', { timeout: 120_000 }, async () => {
  const lines: string[] = []
  const { signal } = new AbortController()
  const order = {
    databaseUrl: site.databaseUrl,
    authSecret,
    profiles,
    printLine: (line: string) => lines.push(line),
    signal,
  }
  await openDemoInChildProcess(withoutTimeouts(site.deps), order)
  expect(await listed()).toBe(profiles)
  expect(lines.at(-1)).toBe(`  ${profiles} experts are open for business.`)
  await openDemoInChildProcess(withoutTimeouts(site.deps), {
    ...order,
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
  })
})

test('R464 where it fails, the start says why', { timeout: 60_000 }, async () => {
  const order = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', authSecret, profiles }
  const seeding = seedInChildProcess(order, { printLine: () => {}, signal: new AbortController().signal })
  await expect(seeding).rejects.toThrow(/ECONNREFUSED|cannot be started/)
})

const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length

test('R464 a start that is stopped waits for nothing', async () => {
  // Those of earlier tests have gone.
  await expect.poll(children).toBe(0)
  const stop = new AbortController()
  const ended: unknown[] = []
  const order = { databaseUrl: site.databaseUrl, authSecret, profiles: 4000 }
  seedInChildProcess(order, { printLine: () => {}, signal: stop.signal }).then(
    () => ended.push('done'),
    (error: unknown) => ended.push(error),
  )
  expect(children()).toBe(1)
  stop.abort()
  await expect.poll(children).toBe(0)
  expect(ended).toEqual([])
  expect(await listed()).toBe(profiles)
})
