import { request } from 'node:http'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createClient } from '#client/client.ts'
import { postedPictureAddress, uploadPostedPicture, uploadPicture, uploadErrorText } from '#client/uploads/uploads.ts'
import { Overloaded } from '#domain/unavailable.ts'
import { textsForLanguage } from '#locales/registry.ts'
import { type RunningServer, startHttpServer } from '#server/connections/listen.ts'
import { makeJpeg } from '#test/make-pictures.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { filesOfUpload, uploadClient, uploadForm } from '#test/upload-client.ts'

import { createSiteListener } from './site.ts'

const say = textsForLanguage('en').text

let site: TestSite
let cookie: string
let listening: RunningServer
let base: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  cookie = (await site.signUp('ada@example.test')).cookie
  const answer = createSiteListener({
    env: { siteUrl: new URL('http://localhost:3000'), dataDir: site.dataDir, trustProxy: false, pageCacheBytes: 0 },
    deps: site.deps,
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
  listening = await startHttpServer(answer, { host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${listening.port}`
})
afterAll(async () => {
  await listening.close()
  await site.close()
})

/** As pages on the server call the API: without a socket. */
const client = (as = cookie) =>
  createClient(async (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', as)
    const asked = new Request(new URL(path, 'http://localhost:3000'), { ...init, headers })
    return site.api.fetch(asked, { clientAddress: '203.0.113.7', requestId: 'test-request' })
  })

async function jpegFile(name = 'me.jpg'): Promise<File> {
  return new File([new Uint8Array(await makeJpeg({ width: 800, height: 800 }))], name, { type: 'image/jpeg' })
}

test('all the steps in one call, without a socket', async () => {
  const crop = { x: 0.1, y: 0, size: 0.5 }
  const picture = await uploadPicture(client(), { file: await jpegFile(), crop })
  expect(picture).toEqual({ url: expect.stringMatching(/^\/media\/avatar\//), width: 384, height: 384 })
  const served = await fetch(base + picture.url)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('R191 while a picture is decoded, everybody else is answered', async () => {
  await uploadPicture(client(), { file: await jpegFile() })
  const pid = site.deps.uploadEncoder.pid() ?? 0
  process.kill(pid, 'SIGSTOP')
  let answered = false
  const upload = uploadPicture(client(), { file: await jpegFile() }).finally(() => (answered = true))
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
  expect((await fetch(`${base}/v1/marketplace/me`)).status).toBe(200)
  expect(answered).toBe(false)
  process.kill(pid, 'SIGCONT')
  expect(await upload).toMatchObject({ width: 384 })
})

test('a form that came without JavaScript is uploaded; one that names an address is taken at its word', async () => {
  const form = new FormData()
  expect(postedPictureAddress(form)).toBe('')
  form.set('picture', '/media/avatar/old/384.webp')
  form.set('pictureFile', new File([], ''))
  expect(await uploadPostedPicture(client(), form, say)).toBeUndefined()
  expect(postedPictureAddress(form)).toBe('/media/avatar/old/384.webp')
  form.append('picture', '')
  expect(postedPictureAddress(form)).toBe('')
  form.set('pictureFile', await jpegFile('x'.repeat(300)))
  expect(await uploadPostedPicture(client(), form, say)).toBeUndefined()
  expect(postedPictureAddress(form)).toMatch(/^\/media\/avatar\/[\w-]{36}\/384\.webp$/)
  expect(form.has('pictureFile')).toBe(false)
})

test('a file that is no picture leaves the form as it was, and says why', async () => {
  const form = new FormData()
  form.set('picture', '/media/avatar/old/384.webp')
  form.set('pictureFile', new File(['<svg/>'], 'me.png', { type: 'image/png' }))
  expect(await uploadPostedPicture(client(), form, say)).toMatch(/picture/i)
  expect(postedPictureAddress(form)).toBe('/media/avatar/old/384.webp')
})

test('refusals are said in words for people', async () => {
  const problem = async (file: File, as = cookie) =>
    uploadPicture(client(as), { file }).then(
      () => 'none',
      (error: unknown) => uploadErrorText(error, say),
    )
  expect(await problem(new File(['<svg/>'], 'me.png', { type: 'image/png' }))).toBe(
    'This file is not a picture that we can use. Choose a JPEG, PNG, WebP or AVIF.',
  )
  const half = new Uint8Array(await makeJpeg()).slice(0, 400)
  expect(await problem(new File([half], 'me.jpg', { type: 'image/jpeg' }))).toContain('damaged or incomplete')
  expect(await problem(await jpegFile(), '')).toBe('Sign in to continue.')
})

test('R76 far too much is refused with an answer, not with a broken line', async () => {
  const ticket = await uploadClient(site, cookie).issue({ size: '1000' })
  const answer = await fetch(`${base}/user/upload/${ticket.key}`, {
    method: 'POST',
    body: uploadForm(ticket.fields, Buffer.alloc(12 * 1024 * 1024, 1)),
    headers: { cookie },
  })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'too_large'])
  expect(filesOfUpload(site, ticket.key)).toEqual([])
})

test('R77 nothing is kept of a file whose sender goes away', async () => {
  const ticket = await uploadClient(site, cookie).issue()
  // Larger than what is read as a whole before its handler begins.
  const picture = Buffer.concat([await makeJpeg(), Buffer.alloc(80_000)])
  const whole = new Request('http://x', { method: 'POST', body: uploadForm(ticket.fields, picture) })
  const bytes = Buffer.from(await whole.clone().arrayBuffer())
  const sent = request(`${base}/user/upload/${ticket.key}`, {
    method: 'POST',
    headers: { cookie, 'content-type': whole.headers.get('content-type') ?? '', 'content-length': bytes.length },
  })
  sent.on('error', () => {})
  const state = async () => {
    const found = site.deps.db.selectFrom('upload').where('key', '=', ticket.key).select('state')
    return (await found.executeTakeFirst())?.state
  }
  sent.write(bytes.subarray(0, bytes.length - 500))
  await expect.poll(state, { timeout: 10_000 }).toBe('received')
  sent.destroy()
  await expect.poll(state, { timeout: 10_000 }).toBe('refused')
  expect(filesOfUpload(site, ticket.key)).toEqual([])
})

test.each([
  '/media/avatar/x/384.png',
  '/media/avatar/x/100.webp',
  '/media/avatar/..%2f..%2fauth-secret/96.webp',
  '/media/avatar/%2e%2e/96.webp',
  '/media/incoming/x',
  '/media/',
  '/media/thumbnail/nobody/320.webp',
])('%s is not there', async (path) => {
  expect((await fetch(base + path)).status).toBe(404)
})

test('R192 a picture that cannot be drawn for now is not cached as missing', async () => {
  vi.spyOn(site.deps.pictures, 'read').mockRejectedValueOnce(new Overloaded('full'))
  const { status, headers } = await fetch(`${base}/media/avatar/nobody/96.webp`)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
})
