import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { WebsiteReader } from '#adapters/fetching/website-reader.ts'
import { newId } from '#db/new-id.ts'
import { DAY_MS, HOUR_MS } from '#domain/limits.ts'
import { PROOF_RECHECKS } from '#domain/limits/resource-limits.ts'
import { getJob } from '#jobs/all-jobs.ts'
import { fakeWebsites } from '#test/fake-websites.ts'
import { makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BEGIN = Date.parse('2026-06-01T10:00:00Z')
const CODE = 'a-code-that-only-tests-use'

const internet = fakeWebsites()
let now = new Date(BEGIN)
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ now: () => now, websites: internet.websites })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = new Date(BEGIN)
  internet.txt.clear()
  internet.asked.length = 0
  await site.deps.db.deleteFrom('profile_proof').execute()
  await site.deps.db.deleteFrom('mail_outbox').execute()
})

const runJob = (websites?: WebsiteReader) =>
  getJob('recheck-proofs').handle({ ...site.deps, ...(websites && { websites }) }, {})

/** A proof of a domain that is due at the beginning. */
async function proven(domain: string, values: { email_verified?: boolean } = {}) {
  const { db } = site.deps
  const user = await makeUser(db, values)
  const profile = await makeProfile(db, { owner_user_id: user.id, visibility: 'PUBLIC', name: 'Ada Moreau' })
  const id = newId()
  await db
    .insertInto('profile_proof')
    .values({
      id,
      profile_id: profile.id,
      kind: 'domain',
      subject: domain,
      code: CODE,
      method: 'dns',
      url: `https://${domain}/`,
      checked_at: new Date(BEGIN - 30 * DAY_MS),
      next_check_at: new Date(BEGIN),
    })
    .execute()
  return { id, email: user.email, slug: profile.slug }
}

const read = (id: string) =>
  site.deps.db.selectFrom('profile_proof').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mails = () => site.deps.db.selectFrom('mail_outbox').selectAll().execute()
const shown = async ({ slug }: { slug: string }) =>
  ((await site.send('GET', `/v1/marketplace/profiles/${slug}`)).body['proofs'] as unknown[]).length

test('R798 a proof that is due is checked, one that is not due is left', async () => {
  internet.txt.set('due.example', [`guildhall-verification=${CODE}`])
  const [due, later] = [await proven('due.example'), await proven('later.example')]
  const tomorrow = new Date(BEGIN + DAY_MS)
  await site.deps.db.updateTable('profile_proof').set({ next_check_at: tomorrow }).where('id', '=', later.id).execute()
  await runJob()
  const after = await read(due.id)
  expect(after.checked_at).toEqual(now)
  const days = (Number(after.next_check_at) - BEGIN) / DAY_MS
  expect(days).toBeGreaterThanOrEqual(28)
  expect(days).toBeLessThanOrEqual(32)
  expect(await read(later.id)).toMatchObject({ next_check_at: tomorrow })
  expect(internet.asked.join()).not.toContain('later.example')
})

test('R799 two failures mail the owner, a third one a day later hides the proof', async () => {
  const proof = await proven('gone.example')
  await runJob()
  expect(await read(proof.id)).toMatchObject({ failure: 'unreachable', failing_since: now })
  // Runs in between check nothing.
  now = new Date(BEGIN + 2 * DAY_MS)
  await runJob()
  expect(internet.asked).toHaveLength(2)
  now = new Date(BEGIN + 3 * DAY_MS)
  await runJob()
  expect(await shown(proof)).toBe(1)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: proof.email, subject: 'We can no longer verify gone.example' })
  expect(mail?.text_body).toContain('Hello Ada Moreau,')
  expect(mail?.text_body).toContain('Why: We found no DNS record, and we could not reach the website.')
  expect(mail?.text_body).toContain(`/dashboard?profile=${proof.slug}#proofs`)
  now = new Date(BEGIN + 3 * DAY_MS + 23 * HOUR_MS)
  await runJob()
  expect(await shown(proof)).toBe(1)
  now = new Date(BEGIN + 4 * DAY_MS)
  await runJob()
  expect(await shown(proof)).toBe(0)
  expect(await read(proof.id)).toMatchObject({ checked_at: null, next_check_at: null })
  now = new Date(BEGIN + 400 * DAY_MS)
  await runJob()
  expect(internet.asked).toHaveLength(6)
  expect(await mails()).toHaveLength(1)
})

test('R799 an unconfirmed address gets no mail, and the proof ends all the same', async () => {
  const proof = await proven('unconfirmed.example', { email_verified: false })
  for (const days of [0, 3, 4]) {
    now = new Date(BEGIN + days * DAY_MS)
    await runJob()
  }
  expect(await mails()).toEqual([])
  expect(await read(proof.id)).toMatchObject({ checked_at: null })
})

test('R798 two nodes check each proof once, at most thirty in a run and three at once', async () => {
  const count = PROOF_RECHECKS.perRun + 5
  for (let number = 0; number < count; number += 1) await proven(`many-${number}.example`)
  const names: string[] = []
  const waiting: (() => void)[] = []
  let most = 0
  const websites: WebsiteReader = {
    ...internet.websites,
    async readTxt(name) {
      names.push(name)
      // In the first run no check ends before as many have begun as may run at once.
      if (names.length <= PROOF_RECHECKS.perRun) {
        const begun = new Promise<void>((resolve) => waiting.push(resolve))
        most = Math.max(most, waiting.length)
        if (waiting.length >= PROOF_RECHECKS.atOnce) for (const resolve of waiting.splice(0)) resolve()
        await begun
      }
      return { ok: true, records: [`guildhall-verification=${CODE}`] }
    },
  }
  await runJob(websites)
  expect(names).toHaveLength(PROOF_RECHECKS.perRun)
  expect(most).toBe(PROOF_RECHECKS.atOnce)
  await Promise.all([runJob(websites), runJob(websites)])
  expect(names).toHaveLength(count)
  expect(new Set(names).size).toBe(count)
})

test('R798 a check that breaks is no failed check: the proof is due again in an hour, the others are checked', async () => {
  const [broken, fine] = [await proven('broken.example'), await proven('fine.example')]
  const websites: WebsiteReader = {
    ...internet.websites,
    async readTxt(name) {
      if (name === 'broken.example') throw new Error('too many tasks wait: websites')
      return { ok: true, records: [`guildhall-verification=${CODE}`] }
    },
  }
  await expect(runJob(websites)).rejects.toThrow('1 of 2 failed')
  expect(await read(broken.id)).toMatchObject({ failure: null, next_check_at: new Date(BEGIN + HOUR_MS) })
  expect(await read(fine.id)).toMatchObject({ checked_at: now })
})

test('R798 a proof that is removed during its check stays removed', async () => {
  const proof = await proven('removed.example')
  const websites: WebsiteReader = {
    ...internet.websites,
    async readTxt() {
      await site.deps.db.deleteFrom('profile_proof').where('id', '=', proof.id).execute()
      return { ok: true, records: [`guildhall-verification=${CODE}`] }
    },
  }
  await runJob(websites)
  expect(await site.deps.db.selectFrom('profile_proof').selectAll().execute()).toEqual([])
})
