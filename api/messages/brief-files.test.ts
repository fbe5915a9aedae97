import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BRIEF_FILE_LIMITS, DAY_MS, HOUR_MS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { makeJpeg } from '#test/make-pictures.ts'
import { briefFiles, filesIn, PDF } from '#test/sites/brief-files.ts'
import { BRIEFS, NOW, openBriefSite, THREE } from '#test/sites/brief-site.ts'
import { notifyAddedFiles } from '#use-cases/messages/brief-files/notify-added-files.ts'
import { purgeBriefFiles } from '#use-cases/messages/brief-files/purge-brief-files.ts'

const opened = await openBriefSite()
const { site, client, stranger, owner, setClock, send, sendConfirmed, mails, messages, read } = opened
const files = briefFiles(site)
const mine = { cookie: client.cookie }

beforeEach(async () => {
  await site.deps.db.deleteFrom('message').execute()
  await purgeBriefFiles(site.deps)
  await opened.reset()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => opened.site.close())

const sent = async () => (await send(THREE)).body['id']

test('R343 R709 the client adds files to a brief, and its experts are told by one mail each and find them there', async () => {
  const id = await sent()
  const rows = await messages()
  await site.send('GET', `/v1/marketplace/me/messages/${rows[0]?.id}?read=1`, { cookie: owner.cookie })
  const added = await files.add(
    id,
    [{ name: 'C:\\plans\\Brand book.PDF' }, { name: 'logo.jpg', bytes: await makeJpeg() }],
    mine,
  )
  expect(added.status).toBe(200)
  expect(filesIn(added.body)).toMatchObject([
    { name: 'Brand book.pdf', type: 'application/pdf', size: PDF.length },
    { name: 'logo.webp', type: 'image/webp' },
  ])
  expect(filesIn((await read(id)).body)).toEqual(filesIn(added.body))
  const seen = await site.send('GET', `/v1/marketplace/me/messages/${rows[0]?.id}`, { cookie: owner.cookie })
  expect(filesIn(seen.body['brief'] as Record<string, unknown>)).toEqual(filesIn(added.body))
  expect(seen.body['readOn']).toBeNull()
  expect(await told()).toEqual([])
  setClock(minutes(10))
  await notifyAddedFiles(site.deps)
  expect((await told()).map((text) => text.match(/\w[\w ]*\.(pdf|webp)/g))).toEqual(
    Array.from({ length: 3 }, () => ['Brand book.pdf', 'logo.webp']),
  )
})

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)
const told = async () => (await mails()).filter(({ kind }) => kind === 'follow-up').map(({ text_body: text }) => text)

test('R709 files that are added one after another make one mail, after 10 minutes of quiet', async () => {
  const id = await sent()
  await files.add(id, [{ name: 'one.pdf' }], mine)
  setClock(minutes(9))
  await files.add(id, [{ name: 'two.pdf' }], mine)
  setClock(minutes(18))
  await notifyAddedFiles(site.deps)
  expect(await told()).toEqual([])
  setClock(minutes(19))
  await Promise.all([notifyAddedFiles(site.deps), notifyAddedFiles(site.deps)])
  expect((await told()).map((text) => text.match(/\w+\.pdf/g))).toEqual(
    Array.from({ length: 3 }, () => ['one.pdf', 'two.pdf']),
  )
  await files.add(id, [{ name: 'three.pdf' }], mine)
  setClock(minutes(40))
  await notifyAddedFiles(site.deps)
  await notifyAddedFiles(site.deps)
  expect((await told()).slice(3).map((text) => text.match(/\w+\.pdf/g))).toEqual(
    Array.from({ length: 3 }, () => ['three.pdf']),
  )
})

test('R709 a file that was removed meanwhile is not told, and an expert who takes no messages is not', async () => {
  const id = await sent()
  const added = await files.add(id, [{ name: 'kept.pdf' }, { name: 'gone.pdf' }], mine)
  await files.remove(id, filesIn(added.body)[1]?.key, mine)
  const [first] = await messages()
  await site.deps.db
    .updateTable('message')
    .set({ status: 'filtered', filter_reason: 'Held.' })
    .where('id', '=', first?.id ?? '')
    .execute()
  setClock(minutes(10))
  await notifyAddedFiles(site.deps)
  expect((await told()).map((text) => text.match(/\w+\.pdf/g))).toEqual([['kept.pdf'], ['kept.pdf']])
  const [last] = filesIn((await read(id)).body)
  await files.add(id, [{ name: 'short.pdf' }], mine)
  for (const { key } of filesIn((await read(id)).body)) if (key !== last?.key) await files.remove(id, key, mine)
  setClock(minutes(30))
  await notifyAddedFiles(site.deps)
  expect(await told()).toHaveLength(2)
})

test('R343 only its client and its experts read a file', async () => {
  const id = await sent()
  const [file] = filesIn((await files.add(id, [{ name: 'プラン.pdf' }], mine)).body)
  for (const cookie of [client.cookie, owner.cookie]) {
    const answer = await files.read(id, file?.key, { cookie })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="___.pdf"; filename*=UTF-8''%E3%83%97%E3%83%A9%E3%83%B3.pdf`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  }
  expect((await files.read(id, file?.key, {})).status).toBe(401)
  expect((await files.read(id, file?.key, { cookie: stranger.cookie })).status).toBe(404)
  expect((await files.read(id, crypto.randomUUID(), mine)).status).toBe(404)
  expect((await files.read(crypto.randomUUID(), file?.key, mine)).status).toBe(404)
  const other = (await send(['expert-one'])).body['id']
  expect((await files.read(other, file?.key, mine)).status).toBe(404)
  // R94: an expert who deleted it for themselves has it no more.
  await site.deps.db.updateTable('message').set({ owner_deleted_at: NOW }).execute()
  expect((await files.read(id, file?.key, { cookie: owner.cookie })).status).toBe(404)
  expect((await files.add(id, [{}], { cookie: owner.cookie })).status).toBe(404)
  expect((await files.remove(id, file?.key, { cookie: stranger.cookie })).status).toBe(404)
  expect((await files.read(id, file?.key, mine)).status).toBe(200)
})

test('R343 a guest adds files by the link to their brief, once they have confirmed it', async () => {
  await opened.asGuest(THREE)
  const [waiting] = await opened.briefs()
  const asked = await opened.askedToken()
  expect((await files.add(waiting?.id, [{}], {})).status).toBe(401)
  expect((await files.add(waiting?.id, [{}], { token: asked })).status).toBe(404)
  const { id, token } = (await opened.confirm(asked)).body as { id: string; token: string }
  const [file] = filesIn((await files.add(id, [{}], { token })).body)
  expect(file).toMatchObject({ name: 'plan.pdf' })
  expect((await files.read(id, file?.key, { token })).status).toBe(200)
  await site.deps.db.deleteFrom('mail_outbox').execute()
  const other = (await sendConfirmed(['expert-one'])) as { token: string }
  expect((await files.read(id, file?.key, { token: other.token })).status).toBe(404)
  expect((await files.read(id, file?.key, { token: `${token}x` })).status).toBe(404)
  setClock(new Date(NOW.getTime() + 200 * DAY_MS))
  expect(await files.add(id, [{}], { token })).toMatchObject({ status: 404, body: { code: 'link_expired' } })
})

test.each([
  ['a page called PDF', '<!doctype html><script>alert(1)</script>', 'plan.pdf', 415],
  ['a drawing that could run scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png', 415],
  ['half a PDF', '%PDF-1.4', 'plan.pdf', 415],
  ['a picture with nothing behind its first bytes', '\x89PNG\r\n\x1A\n1234567890', 'logo.png', 400],
  ['an empty file', '', 'plan.pdf', 400],
])('R343 %s is refused, and nothing of the form is kept', async (_, text, name, status) => {
  const id = await sent()
  const refused = await files.add(id, [{}, { name, bytes: Buffer.from(text, 'latin1') }], mine)
  expect(refused).toMatchObject({ status, body: { fields: { file: [expect.any(String)] } } })
  expect(filesIn((await read(id)).body)).toEqual([])
  expect([files.stored('files'), files.stored('incoming')]).toEqual([[], []])
})

test('R343 a picture is re-encoded: upright, smaller, and without what a camera adds', async () => {
  const id = await sent()
  const large = sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'red' } })
  const bytes = await large
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()
  const [file] = filesIn((await files.add(id, [{ name: 'photo.JPG', bytes }], mine)).body)
  const answer = Buffer.from(await (await files.read(id, file?.key, mine)).arrayBuffer())
  expect(await sharp(answer).metadata()).toMatchObject({ format: 'webp', width: 600, height: BRIEF_FILE_LIMITS.pixels })
  expect(answer.includes('secret place')).toBe(false)
})

test('R343 three files of five megabytes, also when several come at once; a removed one makes room', async () => {
  const id = await sent()
  const most = Buffer.concat([PDF, Buffer.alloc(BRIEF_FILE_LIMITS.maxBytes - 2 * PDF.length, 10), PDF])
  expect((await files.add(id, [{ bytes: most }], mine)).status).toBe(200)
  const larger = Buffer.concat([most, PDF])
  expect(await files.add(id, [{ bytes: larger }], mine)).toMatchObject({ status: 413, body: { code: 'too_large' } })
  expect((await files.add(id, [{}, {}, {}], mine)).status).toBe(400)
  const answers = await Promise.all([files.add(id, [{}, {}], mine), files.add(id, [{}, {}], mine)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  expect((await files.add(id, [{}], mine)).status).toBe(403)
  const [first] = filesIn((await read(id)).body)
  expect(filesIn((await files.remove(id, first?.key, mine)).body)).toHaveLength(2)
  expect((await files.remove(id, first?.key, mine)).status).toBe(200)
  expect((await files.read(id, first?.key, mine)).status).toBe(404)
  expect(files.stored('files')).toHaveLength(2)
  expect((await files.add(id, [{}], mine)).status).toBe(200)
  expect(files.stored('incoming')).toEqual([])
})

test('R343 a form of anything else is refused', async () => {
  const id = await sent()
  expect((await files.add(id, [{ field: 'other' }], mine)).status).toBe(400)
  expect((await files.add(id, [], mine)).status).toBe(400)
  const path = `/v1/marketplace/briefs/${String(id)}/files`
  expect((await site.send('POST', path, { cookie: client.cookie, body: {} })).status).toBe(415)
  expect(files.stored('incoming')).toEqual([])
})

test('R343 files are counted by sender and by network', async () => {
  const id = await sent()
  for (let n = 0; n < RATE_LIMITS.briefFiles.points - 1; n += 1) {
    await site.deps.limits.hit('briefFiles', 'client@example.test')
  }
  expect((await files.add(id, [{}, {}], mine)).status).toBe(429)
  expect((await files.add(id, [{}], mine)).status).toBe(200)
  expect((await files.add(id, [{}], mine)).status).toBe(429)
  const { points } = RATE_LIMITS.briefFilesFromNetwork
  for (let n = 0; n < points; n += 1) await site.deps.limits.hit('briefFilesFromNetwork', '203.0.113.7')
  const { id: guests, token } = (await sendConfirmed(['expert-one'])) as { id: string; token: string }
  expect((await files.add(guests, [{}], { token })).status).toBe(429)
  expect((await files.add(guests, [{}], { token, address: '198.51.100.9' })).status).toBe(200)
})

test('R343 an address that is not confirmed, and experts who have closed the conversation, take no files', async () => {
  const id = await sent()
  await site.deps.db.updateTable('user').set({ email_verified: false }).where('id', '=', client.userId).execute()
  expect((await files.add(id, [{}], mine)).status).toBe(403)
  await site.deps.db.updateTable('user').set({ email_verified: true }).where('id', '=', client.userId).execute()
  await site.deps.db.updateTable('message').set({ spam_at: NOW }).execute()
  expect((await files.add(id, [{}], mine)).status).toBe(403)
})

test('R343 files go with their brief, and what was never stored whole after an hour', async () => {
  const leaving = await site.signUp(`leaving-${crypto.randomUUID()}@example.test`, 'Leaving', { confirmed: true })
  const id = (await send(THREE, {}, { cookie: leaving.cookie })).body['id']
  await files.add(id, [{}, {}], { cookie: leaving.cookie })
  const kept = await sent()
  await files.add(kept, [{}], mine)
  expect(files.stored('files')).toHaveLength(3)
  const gone = await site.send('POST', '/v1/marketplace/me/deletion', {
    cookie: leaving.cookie,
    body: { password: 'correct horse' },
  })
  expect(gone.status).toBe(204)
  // The brief stays with its experts, the files do not.
  const [first] = await messages()
  const seen = await site.send('GET', `/v1/marketplace/me/messages/${first?.id}`, { cookie: owner.cookie })
  expect(seen.body['brief']).toMatchObject({ id, files: [] })
  expect(await purgeBriefFiles(site.deps)).toBe(2)
  expect(files.stored('files')).toHaveLength(1)
  await site.deps.db.updateTable('brief_file').set({ stored_at: null }).execute()
  expect(filesIn((await read(kept)).body)).toEqual([])
  expect(await purgeBriefFiles(site.deps)).toBe(0)
  setClock(new Date(NOW.getTime() + HOUR_MS + 1))
  expect(await purgeBriefFiles(site.deps)).toBe(1)
  expect(files.stored('files')).toEqual([])
  await files.add(kept, [{}], mine)
  await site.deps.db.deleteFrom('message').where('brief_id', '=', String(kept)).execute()
  expect(await purgeBriefFiles(site.deps)).toBe(1)
  expect(files.stored('files')).toEqual([])
})

test('R128 R343 files are in the export of both sides, by name', async () => {
  const id = await sent()
  await files.add(id, [{ name: 'brand book.pdf' }], mine)
  for (const cookie of [client.cookie, owner.cookie]) {
    const { body } = await site.send('GET', '/v1/marketplace/me/export', { cookie })
    expect(JSON.stringify(body['messages'])).toContain('brand book.pdf')
  }
})

test.each(['drafts', 'files'] as const)(
  'R343 a brief that is withdrawn while its file is in %s keeps no file and sends no mail',
  async (place) => {
    const id = await sent()
    const withdraw = async () => {
      const { status } = await site.send('POST', `${BRIEFS}/${String(id)}/withdrawal`, mine)
      expect(status).toBe(200)
    }
    if (place === 'drafts') {
      const take = site.deps.drafts.take.bind(site.deps.drafts)
      vi.spyOn(site.deps.drafts, 'take').mockImplementation(async (...args) => {
        const draft = await take(...args)
        await withdraw()
        return draft
      })
    } else {
      const put = site.deps.files.put.bind(site.deps.files)
      vi.spyOn(site.deps.files, 'put').mockImplementation(async (...args) => {
        await put(...args)
        await withdraw()
      })
    }
    const added = await files.add(id, [{ name: 'late.pdf' }], mine)
    expect([added.status, added.body['msg']]).toEqual([403, expect.stringContaining('withdrawn')])
    expect(filesIn((await read(id)).body)).toEqual([])
    setClock(minutes(10))
    await notifyAddedFiles(site.deps)
    expect((await told()).join('\n')).not.toContain('late.pdf')
    expect(await site.deps.db.selectFrom('brief_file').selectAll().execute()).toEqual([])
  },
)
