import { afterAll, beforeAll, expect, test } from 'vitest'

import type { UploadTicket } from '#domain/uploads/upload.ts'
import { makeJpeg } from '#test/make-pictures.ts'
import { makeProfile, makeSite } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { uploadClient } from '#test/upload-client.ts'

const CDN = 'https://cdn.example/pictures'

let site: TestSite
let owner: { cookie: string; userId: string }
let ticket: UploadTicket

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, mediaUrl: CDN })
  owner = await site.signUp('ada@example.test', 'Ada Moreau')
  await makeProfile(site.deps.db, { owner_user_id: owner.userId, slug: 'ada', visibility: 'PUBLIC' })
  await makeSite(site.deps.db, {
    owner_user_id: owner.userId,
    name: 'Ours',
    thumbnail_url: '/media/thumbnail/a-site/1280.webp',
  })
  await makeSite(site.deps.db, {
    owner_user_id: owner.userId,
    name: 'Theirs',
    thumbnail_url: 'https://host.example/media/thumbnail/b/1280.webp',
  })
  const sent = await uploadClient(site, owner.cookie).send(await makeJpeg())
  ticket = sent.ticket
})
afterAll(() => site.close())

const shown = () => `${CDN}/avatar/${ticket.key}/384.webp`
const change = (profileImg: string) =>
  site.send('PATCH', '/v1/marketplace/profile/user', { cookie: owner.cookie, body: { profileImg } })
const stored = () =>
  site.deps.db.selectFrom('profile').where('slug', '=', 'ada').select('profile_img').executeTakeFirstOrThrow()

test('R462 a picture that is uploaded is shown from there, and stored without it', async () => {
  expect(ticket.publicUrl).toBe(shown())
  const finished = await uploadClient(site, owner.cookie).finish(ticket.key)
  expect(finished.body['url']).toBe(shown())
  const changed = await change(ticket.publicUrl)
  expect([changed.status, changed.body['profileImg']]).toEqual([200, shown()])
  expect(await stored()).toEqual({ profile_img: `/media/avatar/${ticket.key}/384.webp` })
})

test('R462 either address may be sent back, another one under it may not', async () => {
  for (const address of [shown(), `/media/avatar/${ticket.key}/384.webp`]) {
    expect((await change(address)).status).toBe(200)
    expect(await stored()).toEqual({ profile_img: `/media/avatar/${ticket.key}/384.webp` })
  }
  expect((await change(`${CDN}/avatar/somebody-else/384.webp`)).status).toBe(400)
  expect((await change(`${CDN}.evil.example/avatar/${ticket.key}/384.webp`)).status).toBe(400)
})

test('R462 answers have it for our own pictures, and leave those from elsewhere alone', async () => {
  const { body } = await site.send('GET', '/v1/marketplace/profiles/ada')
  expect(body['profileImg']).toBe(shown())
  expect(body['thumbnailImage']).toEqual({ url: shown() })
  const sites = body['sortedSiteProfiles'] as { name: string; thumbnailUrl: string }[]
  expect(Object.fromEntries(sites.map((one) => [one.name, one.thumbnailUrl]))).toEqual({
    Ours: `${CDN}/thumbnail/a-site/1280.webp`,
    Theirs: 'https://host.example/media/thumbnail/b/1280.webp',
  })
  expect(JSON.stringify(body)).not.toContain('"/media/')
})

test('R462 the site serves its pictures in any case', async () => {
  expect(await site.deps.readPicture('avatar', ticket.key, 96)).toBeDefined()
})
