import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { UploadTicket } from '#domain/uploads/upload.ts'
import { openFakeBucket } from '#test/fake-bucket.ts'
import { makeBomb, makeJpeg } from '#test/make-pictures.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { uploadClient, uploadForm } from '#test/upload-client.ts'

import { type BucketRequest, openS3Stores } from './s3-stores.ts'

let fake: Awaited<ReturnType<typeof openFakeBucket>>
let site: TestSite
let cookie: string
let mine: ReturnType<typeof uploadClient>

beforeAll(async () => {
  fake = await openFakeBucket()
  site = await openTestSite({ unlimited: true, bucket: fake.settings })
  const owner = await site.signUp('ada@example.test')
  cookie = owner.cookie
  mine = uploadClient(site, cookie)
  await makeProfile(site.deps.db, { owner_user_id: owner.userId, slug: 'ada' })
})
beforeEach(() => fake.objects.clear())
afterAll(async () => {
  await site.close()
  await fake.close()
})

/** As a browser sends it: straight to the bucket, past us. */
async function sendToBucket(ticket: UploadTicket, file: Uint8Array): Promise<number> {
  const { status } = await fetch(ticket.url, { method: ticket.method, body: uploadForm(ticket.fields, file) })
  return status
}

test('R75 the form leads to the bucket, and allows no more than was declared', async () => {
  const ticket = await mine.issue({ size: '1234', contentType: 'image/png' })
  expect(ticket).toMatchObject({
    url: `${fake.settings.endpoint}/pictures`,
    fields: { key: `incoming/${ticket.key}`, 'Content-Type': 'image/png', 'X-Amz-Signature': expect.any(String) },
    publicUrl: `/media/avatar/${ticket.key}/384.webp`,
  })
  expect(await sendToBucket(ticket, Buffer.alloc(1235))).toBe(400)
  expect(await sendToBucket(ticket, Buffer.alloc(1234))).toBe(204)
  expect(fake.policies.at(-1)).toMatchObject({
    conditions: expect.arrayContaining([
      ['content-length-range', 1, 1234],
      ['eq', '$Content-Type', 'image/png'],
      { bucket: 'pictures' },
      { key: `incoming/${ticket.key}` },
    ]),
  })
  expect(site.deps.incoming).toMatchObject({ kind: 'bucket', origin: fake.settings.endpoint })
})

test('R77 finishing makes the picture in the bucket and removes what came in', async () => {
  const ticket = await mine.issue()
  expect((await mine.finish(ticket.key)).body['fields']).toEqual({ file: ['Send the file first.'] })
  expect(await sendToBucket(ticket, await makeJpeg())).toBe(204)
  const finished = await mine.finish(ticket.key)
  expect([finished.status, finished.body]).toEqual([200, { url: ticket.publicUrl, width: 384, height: 384 }])
  expect([...fake.objects.keys()].sort()).toEqual(
    [192, 384, 640, 96].map((width) => `media/avatar/${ticket.key}/${width}.webp`),
  )
  const bytes = await site.deps.pictures.read('avatar', ticket.key, 96)
  expect(Buffer.from(bytes ?? []).toString('latin1', 8, 12)).toBe('WEBP')
  expect(await site.deps.pictures.read('avatar', 'nobody', 96)).toBeUndefined()
})

test('R77 what is no picture is removed from the bucket', async () => {
  for (const [file, status] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    [makeBomb(), 400],
  ] as const) {
    const ticket = await mine.issue()
    await sendToBucket(ticket, file)
    expect((await mine.finish(ticket.key)).status).toBe(status)
    expect([...fake.objects.keys()]).toEqual([])
    expect((await mine.finish(ticket.key)).status).toBe(409)
  }
})

test('R76 a file that is larger than the form allows is not read to its end', async () => {
  const ticket = await mine.issue({ size: '100' })
  fake.objects.set(`incoming/${ticket.key}`, Buffer.alloc(5_000_000))
  expect((await mine.finish(ticket.key)).status).toBe(413)
  expect(fake.objects.size).toBe(0)
})

test('R78 a profile that names the picture finishes it', async () => {
  const ticket = await mine.issue()
  await sendToBucket(ticket, await makeJpeg())
  const body = { profileImg: ticket.publicUrl }
  const answer = await site.send('PATCH', '/v1/marketplace/profile/user', { cookie, body })
  expect([answer.status, answer.body['profileImg']]).toEqual([200, ticket.publicUrl])
  expect(fake.objects.has(`media/avatar/${ticket.key}/384.webp`)).toBe(true)
})

test('R343 files of briefs are in the bucket, separate from pictures, and never cached', async () => {
  const { files } = site.deps
  await files.put('a-key', { bytes: Buffer.from('%PDF-1.4'), type: 'application/pdf' })
  expect([...fake.objects.keys()]).toEqual(['files/a-key'])
  expect(Buffer.from((await files.read('a-key')) ?? []).toString()).toBe('%PDF-1.4')
  await files.remove('a-key')
  await files.remove('a-key')
  expect(await files.read('a-key')).toBeUndefined()
})

test('files are not sent to us where there is a bucket', async () => {
  const ticket = await mine.issue()
  const body = uploadForm(ticket.fields, await makeJpeg())
  expect((await site.send('POST', `/user/upload/${ticket.key}`, { cookie, body })).status).toBe(404)
})

test('R361 a bucket that does not answer is the pictures that are away, not the database', async () => {
  const { pictures } = await openS3Stores({
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    endpoint: 'http://127.0.0.1:1',
  })
  const error = await pictures.read('avatar', 'key', 96).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ name: 'Unavailable', part: 'pictures' })
})

test('R460 each request to the bucket is told, with its outcome', async () => {
  const told: Omit<BucketRequest, 'seconds'>[] = []
  site.deps.onBucketRequest(({ operation, outcome, seconds }) => {
    expect(seconds).toBeGreaterThan(0)
    told.push({ operation, outcome })
  })
  const { files } = site.deps
  await files.put('told', { bytes: Buffer.from('%PDF-1.4'), type: 'application/pdf' })
  await files.read('told')
  await files.remove('told')
  await files.read('told')
  expect(told).toEqual([
    { operation: 'PutObject', outcome: 'ok' },
    { operation: 'GetObject', outcome: 'ok' },
    { operation: 'DeleteObject', outcome: 'ok' },
    { operation: 'GetObject', outcome: 'missing' },
  ])
  const silent: BucketRequest[] = []
  const away = await openS3Stores(
    { bucket: 'a', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 's', endpoint: 'http://127.0.0.1:1' },
    (request) => silent.push(request),
  )
  await away.files.read('told').catch(() => {})
  const why = expect.stringContaining('ECONNREFUSED')
  expect(silent).toEqual([{ operation: 'GetObject', outcome: 'unavailable', why, seconds: expect.any(Number) }])
})
