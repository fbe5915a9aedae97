import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDatabaseLine } from '#test/database-line.ts'
import { openFakeBucket } from '#test/fake-bucket.ts'
import { makeJpeg } from '#test/make-pictures.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { uploadClient, uploadForm } from '#test/upload-client.ts'

import { openS3Stores } from './s3-stores.ts'

let fake: Awaited<ReturnType<typeof openFakeBucket>>
let line: Awaited<ReturnType<typeof openDatabaseLine>>
let site: TestSite

beforeAll(async () => {
  fake = await openFakeBucket()
  line = await openDatabaseLine(fake.settings.endpoint)
  site = await openTestSite({ unlimited: true, bucket: settings() })
})
afterAll(async () => {
  await site.close()
  line.close()
  await fake.close()
})

const settings = () => ({ ...fake.settings, endpoint: new URL(line.url).origin })

test('R361 an upload that met a bucket that is away is finished once it is back', async () => {
  const { cookie } = await site.signUp('ada@example.test')
  const mine = uploadClient(site, cookie)
  const ticket = await mine.issue()
  const sent = await fetch(ticket.url, { method: 'POST', body: uploadForm(ticket.fields, await makeJpeg()) })
  expect(sent.status).toBe(204)
  line.become('refused')
  const refused = await mine.finish(ticket.key)
  expect([refused.status, refused.body['part'], refused.headers.has('retry-after')]).toEqual([503, 'pictures', true])
  line.become('open')
  await expect.poll(async () => (await mine.finish(ticket.key)).status, { timeout: 5000 }).toBe(200)
  expect(await site.deps.pictures.read('avatar', ticket.key, 96)).toBeDefined()
})

test('R361 no request waits long for a bucket that does not answer, and none waits once that is known', async () => {
  const { files } = await openS3Stores(settings())
  await files.put('a-key', { bytes: Buffer.from('%PDF-1.4'), type: 'application/pdf' })
  line.become('silent')
  const begun = performance.now()
  const failures = await Promise.all(Array.from({ length: 200 }, () => files.read('a-key').catch((error) => error)))
  for (const failure of failures) expect(failure).toMatchObject({ name: 'Unavailable', part: 'pictures' })
  expect(performance.now() - begun).toBeLessThan(12_000)
  const known = performance.now()
  await expect(files.read('a-key')).rejects.toMatchObject({ part: 'pictures' })
  expect(performance.now() - known).toBeLessThan(500)
  line.become('open')
  await expect.poll(() => files.read('a-key').catch(() => undefined), { timeout: 15_000 }).toBeDefined()
}, 40_000)

test('R361 a bucket that stops answering in the middle of a file is away, too', async () => {
  const half = http.createServer(
    (_request, response) => void response.writeHead(200, { 'content-length': 9 }).write('%PDF'),
  )
  await new Promise<void>((resolve) => half.listen(0, '127.0.0.1', resolve))
  const { port } = half.address() as AddressInfo
  try {
    const { files, incoming } = await openS3Stores({ ...fake.settings, endpoint: `http://127.0.0.1:${port}` })
    const failures = [files.read('a-key'), incoming.read('a-key', 100)].map((read) => read.catch((error) => error))
    for (const failure of await Promise.all(failures)) expect(failure).toMatchObject({ part: 'pictures' })
  } finally {
    half.closeAllConnections()
    half.close()
  }
}, 20_000)
