import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { makeJpeg } from '#test/make-pictures.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { filesOfUpload, uploadClient } from '#test/upload-client.ts'
import { processUpload } from '#use-cases/uploads/process-upload.ts'

const NOON = new Date('2026-06-01T12:00:00Z')

let site: TestSite
let mine: ReturnType<typeof uploadClient>
let strangers: ReturnType<typeof uploadClient>
let now = NOON

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => now })
  mine = uploadClient(site, (await site.signUp('ada@example.test')).cookie)
  strangers = uploadClient(site, (await site.signUp('eve@example.test')).cookie)
})
beforeEach(() => {
  now = NOON
})
afterAll(() => site.close())

test('R75 a form is issued to those who are signed in, for ten minutes', async () => {
  expect((await site.send('GET', '/user/signedUpload?size=x')).status).toBe(401)
  expect(await mine.ask()).toMatchObject({
    status: 200,
    body: {
      key: expect.stringMatching(/^[\w-]{36}$/),
      method: 'POST',
      url: expect.stringContaining('http://localhost:3000/user/upload/'),
      fields: { signature: expect.any(String) },
      publicUrl: expect.stringMatching(/^\/media\/avatar\/[\w-]{36}\/384\.webp$/),
      expiresAt: '2026-06-01T12:10:00.000Z',
      maxBytes: 8 * 1024 * 1024,
    },
  })
})

test.each<[Record<string, string>, number, string, string]>([
  [{ size: '0' }, 400, 'validation_failed', 'size'],
  [{ size: '-1' }, 400, 'validation_failed', 'size'],
  [{ size: '1.5' }, 400, 'validation_failed', 'size'],
  [{ size: 'many' }, 400, 'validation_failed', 'size'],
  [{ size: String(UPLOAD_LIMITS.maxBytes + 1) }, 413, 'too_large', 'size'],
  [{ size: '99999999999999' }, 413, 'too_large', 'size'],
  [{ contentType: 'image/svg+xml' }, 415, 'unsupported_type', 'contentType'],
  [{ contentType: 'text/html' }, 415, 'unsupported_type', 'contentType'],
  [{ contentType: 'image/gif' }, 415, 'unsupported_type', 'contentType'],
  [{ purpose: 'banner' }, 400, 'validation_failed', 'purpose'],
  [{ fileName: '' }, 400, 'validation_failed', 'fileName'],
  [{ fileName: 'x'.repeat(256) }, 400, 'validation_failed', 'fileName'],
  [{ fileName: 'a\0b' }, 400, 'validation_failed', 'fileName'],
  [{ cropX: '0.1' }, 400, 'validation_failed', 'cropSize'],
  [{ cropX: '0', cropY: '0', cropSize: '0' }, 400, 'validation_failed', 'cropSize'],
  [{ cropX: '-1', cropY: '0', cropSize: '1' }, 400, 'validation_failed', 'cropX'],
])('R75 %j is refused with %i', async (changes, status, code, field) => {
  expect(await mine.ask(changes)).toMatchObject({ status, body: { code, fields: { [field]: [expect.any(String)] } } })
})

test('R76 more than was declared is refused', async () => {
  const file = await makeJpeg()
  const { ticket, answer } = await mine.send(file, { size: String(file.length - 1) })
  expect([answer.status, answer.body['code']]).toEqual([413, 'too_large'])
  expect(filesOfUpload(site, ticket.key)).toEqual([])
  expect((await mine.send(file, { size: String(file.length) })).answer.status).toBe(200)
})

test('R76 a form is good for one file, also when two come at once', async () => {
  const file = await makeJpeg()
  const { ticket } = await mine.send(file)
  expect(await mine.post(ticket, file)).toMatchObject({ status: 409, body: { code: 'already_used' } })
  const other = await mine.issue()
  const answers = await Promise.all([mine.post(other, file), mine.post(other, file), mine.post(other, file)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
})

test('R529 an upload whose process was killed can be sent again; one that is being processed cannot', async () => {
  const ticket = await mine.issue()
  const claimedAgo = (seconds: number) =>
    site.deps.db
      .updateTable('upload')
      .set({ state: 'received', touched_at: new Date(NOON.getTime() - seconds * 1000) })
      .where('key', '=', ticket.key)
      .execute()
  await mkdir(join(site.dataDir, 'incoming'), { recursive: true })
  await writeFile(join(site.dataDir, 'incoming', `${ticket.key}.draft`), 'half a file')
  await claimedAgo(29)
  expect(await mine.post(ticket, await makeJpeg())).toMatchObject({ status: 409, body: { code: 'already_used' } })
  await claimedAgo(31)
  expect((await mine.post(ticket, await makeJpeg())).status).toBe(200)
  expect((await mine.finish(ticket.key)).status).toBe(200)
})

test('R529 a claim is renewed while the upload is processed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { key } = await mine.issue()
  const file = await makeJpeg()
  const encoding = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const slow: TestSite['deps']['uploadEncoder'] = {
    ...site.deps.uploadEncoder,
    async encode(...given) {
      encoding.resolve()
      await finished.promise
      return site.deps.uploadEncoder.encode(...given)
    },
  }
  const deps = { ...site.deps, uploadEncoder: slow, incoming: { ...site.deps.incoming, read: async () => file } }
  const find = () => site.deps.db.selectFrom('upload').where('key', '=', key).selectAll().executeTakeFirstOrThrow()
  const processing = processUpload(deps, await find())
  await encoding.promise
  now = new Date(NOON.getTime() + 60_000)
  vi.advanceTimersByTime(UPLOAD_LIMITS.claim.renewSeconds * 1000)
  await vi.waitFor(async () => expect((await find()).touched_at).toEqual(now))
  expect((await mine.finish(key)).status).toBe(409)
  finished.resolve()
  expect(await processing).toMatchObject({ ok: true })
})

test('R529 a process whose claim was taken over changes and deletes nothing when it goes on', async () => {
  const file = await makeJpeg()
  for (const outcome of ['a picture', 'no file', 'an error', 'a refusal'] as const) {
    now = NOON
    const { key } = await mine.issue()
    const find = () => site.deps.db.selectFrom('upload').where('key', '=', key).selectAll().executeTakeFirstOrThrow()
    const frozen = Promise.withResolvers<void>()
    const incoming = {
      ...site.deps.incoming,
      async read() {
        await frozen.promise
        if (outcome === 'an error') throw new Error('the disk failed')
        return outcome === 'no file' ? undefined : outcome === 'a refusal' ? ('too_large' as const) : file
      },
    }
    const losing = processUpload({ ...site.deps, incoming }, await find()).catch(() => undefined)
    await vi.waitFor(async () => expect((await find()).state).toBe('received'))
    now = new Date(NOON.getTime() + 31_000)
    const winning = await processUpload(
      { ...site.deps, incoming: { ...site.deps.incoming, read: async () => file } },
      await find(),
    )
    expect(winning.ok).toBe(true)
    frozen.resolve()
    expect(await losing).not.toMatchObject({ ok: true })
    expect((await find()).state).toBe('stored')
    expect(filesOfUpload(site, key)).not.toEqual([])
  }
})

test('R76 a form belongs to one account and cannot be altered', async () => {
  const file = await makeJpeg()
  const ticket = await mine.issue()
  expect((await uploadClient(site, '').post(ticket, file)).status).toBe(401)
  expect((await strangers.post(ticket, file)).status).toBe(403)
  expect((await strangers.finish(ticket.key)).status).toBe(403)
  const changes: Record<string, string>[] = [
    { signature: 'x' },
    { size: '8000000' },
    { 'Content-Type': 'text/html' },
    { expires: '2030-01-01T00:00:00.000Z' },
    { key: 'another' },
  ]
  for (const fields of changes) {
    expect((await mine.post(ticket, file, fields)).status).toBe(403)
  }
  const elsewhere = { ...ticket, url: ticket.url.replace(ticket.key, crypto.randomUUID()) }
  expect((await mine.post(elsewhere, file)).status).toBe(404)
  expect((await mine.post({ ...ticket, fields: {} }, file)).status).toBe(403)
  // None of that used it up.
  expect((await mine.post(ticket, file)).status).toBe(200)
})

test('R75 a form expires', async () => {
  const ticket = await mine.issue()
  now = new Date('2026-06-01T12:10:00Z')
  expect(await mine.post(ticket, await makeJpeg())).toMatchObject({
    status: 403,
    body: { msg: 'Not allowed: this upload has expired; ask for a new one' },
  })
})

test('R76 finishing returns the picture’s address, however often it is called; before the file arrived it is refused', async () => {
  const ticket = await mine.issue()
  expect(await mine.finish(ticket.key)).toMatchObject({
    status: 400,
    body: { fields: { file: ['Send the file first.'] } },
  })
  await mine.post(ticket, await makeJpeg())
  const first = await mine.finish(ticket.key)
  expect([first.status, first.body]).toEqual([200, { url: ticket.publicUrl, width: 384, height: 384 }])
  expect((await mine.finish(ticket.key)).body).toEqual(first.body)
  expect((await mine.finish(crypto.randomUUID())).status).toBe(404)
  expect((await mine.finish('..%2Fx')).status).toBe(404)
  expect((await site.send('POST', `/v1/marketplace/uploads/${ticket.key}/finish`)).status).toBe(401)
})

test('R75 forms are counted, as what is sent takes room', async () => {
  const limited = await openTestSite()
  const { cookie, userId } = await limited.signUp('many@example.test')
  const { ask } = uploadClient(limited, cookie)
  expect((await ask()).status).toBe(200)
  for (let n = 1; n < RATE_LIMITS.uploads.points; n += 1) await limited.deps.limits.hit('uploads', userId)
  expect((await ask()).status).toBe(429)
  // R226: a new account does not reset the limit of its network.
  const { points } = RATE_LIMITS.uploadsFromNetwork
  for (let n = 0; n < points; n += 1) await limited.deps.limits.hit('uploadsFromNetwork', '203.0.113.7')
  const another = await limited.signUp('another@example.test')
  expect((await uploadClient(limited, another.cookie).ask()).status).toBe(429)
  await limited.close()
})
