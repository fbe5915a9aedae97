import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeJpeg } from '#test/make-pictures.ts'
import { makeProfile, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { uploadClient } from '#test/upload-client.ts'

const BASE = '/v1/marketplace'
const PLACEHOLDER = '/media/avatar/demo-ada-moreau/384.webp'

let site: TestSite
let owner: { cookie: string; userId: string }
let admin: { cookie: string; userId: string }
let workspaceId: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  owner = await site.signUp('ada@example.test')
  admin = await site.signUp('admin@example.test')
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  workspaceId = (await makeWorkspace(site.deps.db, { ownerId: owner.userId })).id
  await makeProfile(site.deps.db, { owner_user_id: owner.userId, slug: 'ada', profile_img: PLACEHOLDER })
})
afterAll(() => site.close())

async function upload(cookie: string): Promise<string> {
  const { ticket } = await uploadClient(site, cookie).send(await makeJpeg())
  return ticket.publicUrl
}

const patch = (profileImg: unknown, { cookie = owner.cookie, path = '/profile/user' } = {}) =>
  site.send('PATCH', BASE + path, { cookie, body: { profileImg } })

const stateOf = (address: string) =>
  site.deps.db.selectFrom('upload').where('public_url', '=', address).select('state').executeTakeFirst()

test('R78 a finished upload becomes the picture, and is used', async () => {
  const address = await upload(owner.cookie)
  expect(await stateOf(address)).toEqual({ state: 'stored' })
  expect(await patch(address)).toMatchObject({
    status: 200,
    body: { profileImg: address, thumbnailImage: { url: address } },
  })
  expect(await stateOf(address)).toEqual({ state: 'used' })
  expect((await patch(address)).status).toBe(200)
})

test('R78 what was not sent yet, is somebody else’s or is no upload is refused, and nothing changes', async () => {
  const before = (await site.send('GET', `${BASE}/profiles/ada`, { cookie: owner.cookie })).body['profileImg']
  const { publicUrl: unsent } = await uploadClient(site, owner.cookie).issue()
  const theirs = await upload(admin.cookie)
  const strange = [
    'https://evil.example/x.png',
    'javascript:alert(1)',
    '/media/avatar/x/384.webp',
    'a\0b',
    ` ${theirs}`,
  ]
  for (const picture of [unsent, theirs, ...strange]) {
    expect(await patch(picture)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { profileImg: [expect.any(String)] } },
    })
  }
  const after = (await site.send('GET', `${BASE}/profiles/ada`, { cookie: owner.cookie })).body['profileImg']
  expect(after).toBe(before)
  expect(await stateOf(theirs)).toEqual({ state: 'stored' })
})

test('R78 a refused edit leaves the upload unused', async () => {
  const profileImg = await upload(owner.cookie)
  const answer = await site.send('PATCH', `${BASE}/profile/user`, {
    cookie: owner.cookie,
    body: { profileImg, public: true },
  })
  expect(answer.body['code']).toBe('cannot_make_public')
  expect(await stateOf(profileImg)).toEqual({ state: 'stored' })
})

test('R78 an admin brings a picture of their own to a profile', async () => {
  const address = await upload(admin.cookie)
  expect((await patch(address, { cookie: admin.cookie, path: '/profiles/ada' })).body['profileImg']).toBe(address)
})

test('R78 a new profile takes one, too, also a workspace’s', async () => {
  const profileImg = await upload(owner.cookie)
  const path = `${BASE}/profile/workspace/${workspaceId}`
  const body = { name: 'Studio', slug: 'our-studio', profileImg }
  expect(await site.send('POST', path, { cookie: owner.cookie, body })).toMatchObject({
    status: 201,
    body: { profileImg },
  })
  const next = await upload(owner.cookie)
  expect((await patch(next, { path: `/profile/workspace/${workspaceId}` })).body['profileImg']).toBe(next)
})
