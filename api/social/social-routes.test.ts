import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { encodePicture } from '#adapters/uploads/encode-picture.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { profileSocialCard } from '#domain/social/social-cards.ts'
import { socialImageAddress, socialBrand, socialCardVersion } from '#domain/social/social-image.ts'
import { textsForLanguage } from '#locales/registry.ts'
import { makeExpert, makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { socialRoutes } from './social-routes.ts'

const ORIGIN = 'http://localhost:3000'
const INFO = { clientAddress: '203.0.113.7', requestId: 'test-request' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(async () => {
  vi.restoreAllMocks()
  await site.deps.db.deleteFrom('user').execute()
  await site.deps.db.deleteFrom('workspace').execute()
})

const get = async (path: string, headers: Record<string, string> = {}) =>
  site.api.fetch(new Request(ORIGIN + path, { headers }), INFO)

const etagOf = async (path: string) => (await get(path)).headers.get('etag')

async function pixels(path: string): Promise<Buffer> {
  return Buffer.from(await (await get(path)).arrayBuffer())
}

async function listExpert(values: Parameters<typeof makeExpert>[1] = {}) {
  const expert = await makeExpert(site.deps.db, values)
  await site.deps.db
    .transaction()
    .execute((transaction) => refreshListing(transaction, expert.profileId, { now: new Date('2026-06-30T00:00:00Z') }))
  return expert
}

async function makePerson(slug: string, values: Partial<Parameters<typeof makeProfile>[1]> = {}) {
  const { id } = await makeUser(site.deps.db)
  return makeProfile(site.deps.db, { slug, name: 'Ada Moreau', owner_user_id: id, visibility: 'PUBLIC', ...values })
}

test.each([
  '/social/home',
  '/social/hire',
  '/social/hire/web-design',
  '/social/hire/web-design/us',
  '/social/hire/web-design/us/new-york-city',
  '/social/browse',
  '/social/browse/cities/düsseldorf',
  "/social/browse/cities/coeur-d'alene",
  '/social/browse/countries/us/web-design',
])('%s.png is a picture of the size that networks show', async (path) => {
  const answer = await get(socialImageAddress(path))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThanOrEqual(200 * 1024)
})

test.each([
  '/social/nonsense.png',
  '/social/home',
  '/social/home.jpg',
  '/social/home/more.png',
  '/social/.png',
  '/social/hire/nonsense.png',
  '/social/hire/Web-Design.png',
  '/social/hire/web-design/us/kyiv.png',
  '/social/hire/web-design/us/new-york-city/more.png',
  '/social/hire/__proto__.png',
  '/social/hire/%E0%A4%A.png',
  '/social/browse/cities/nowhere.png',
  '/social/browse/cities/constructor.png',
  '/social/browse/countries/us/nonsense.png',
  '/social/browse/regions/us/web-design.png',
  '/social/profile/.png',
  '/social/profile/%00.png',
  '/social/profile/a/b.png',
])('%s is no picture, and nothing to keep', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('R6 only a profile that strangers see has one, to its owner no less', async () => {
  await makePerson('open-door')
  const { cookie, userId } = await site.signUp('owner@example.test')
  await makeProfile(site.deps.db, { slug: 'hidden', name: 'Hidden', owner_user_id: userId, visibility: 'PRIVATE' })
  await makePerson('banned', { expert_status: 'SUSPENDED' })
  expect((await get('/social/profile/open-door.png')).status).toBe(200)
  const missing = await get('/social/profile/nobody.png')
  const body = await missing.text()
  for (const slug of ['hidden', 'banned', 'Open-Door']) {
    const answer = await get(`/social/profile/${slug}.png`, { cookie })
    expect([slug, answer.status, await answer.text()]).toEqual([slug, 404, body])
  }
})

test('R194 a name with control characters has a picture like any other', async () => {
  await makePerson('odd-name', { name: '\u0001Ada\u001b\u202e Moreau\u0008', title: '\u0002', city: '\u0003' })
  const answer = await get('/social/profile/odd-name.png')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('R4 the picture of an old handle leads to the new one', async () => {
  const { id } = await makePerson('new-name')
  await site.deps.db.insertInto('handle_history').values({ profile_id: id, slug: 'old-name' }).execute()
  const answer = await get('/social/profile/old-name.png?v=1')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/social/profile/new-name.png'])
})

test('the picture tells how many are listed now, and whose name is on it', async () => {
  const hire = '/social/hire/seo/fr.png'
  const before = { etag: await etagOf(hire), pixels: await pixels(hire) }
  await listExpert({ skills: ['seo'] })
  expect(await etagOf(hire)).not.toBe(before.etag)
  expect(await pixels(hire)).not.toEqual(before.pixels)

  await makePerson('ada-moreau')
  const one = await etagOf('/social/profile/ada-moreau.png')
  await site.deps.db.updateTable('profile').set({ name: 'Ada M.' }).where('slug', '=', 'ada-moreau').execute()
  expect(await etagOf('/social/profile/ada-moreau.png')).not.toBe(one)
})

test('work of the listed is shown from our own store; a picture elsewhere, or one that is gone, is left out', async () => {
  const red = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  await site.deps.pictures.put('thumbnail', 'red-site', await encodePicture(red, 'thumbnail'))
  const shown = async (thumbnail_url: string) => {
    const { siteId } = await listExpert({ skills: ['seo'] })
    await site.deps.db.updateTable('asset').set({ thumbnail_url }).where('id', '=', siteId).execute()
    const { data, info } = await sharp(await pixels('/social/hire/seo.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (300 * info.width + 900) * info.channels
    await site.deps.db.deleteFrom('user').execute()
    return data.subarray(at, at + 3)
  }
  const [r = 0, g = 0, b = 0] = await shown('/media/thumbnail/red-site/1280.webp')
  expect([r > 240, g < 15, b < 15]).toEqual([true, true, true])
  expect(await shown('https://elsewhere.example/media/thumbnail/red-site/1280.webp')).not.toEqual(
    Buffer.from([r, g, b]),
  )
  expect(await shown('/media/thumbnail/gone/1280.webp')).not.toEqual(Buffer.from([r, g, b]))
})

test('R23 a client that can read a profile as a stranger can compute the version of its picture', async () => {
  await makePerson('ada-moreau', { title: 'Web designer', city: 'Łódź', country: 'Poland', skills: ['SEO'] })
  const { body } = await site.send('GET', '/v1/marketplace/profiles/ada-moreau')
  const version = socialCardVersion(
    profileSocialCard(body as unknown as Profile, { say: textsForLanguage('en').text }),
    socialBrand({ ...site.deps.site, brandId: undefined }),
  )
  expect(await etagOf(`/social/profile/ada-moreau.png?v=${version}`)).toBe(`"${version}"`)
})

test('caches keep the version that they asked for; other parameters change nothing', async () => {
  const plain = await get('/social/hire/branding.png')
  const version = plain.headers.get('etag')?.slice(1, -1)
  expect(plain.headers.get('cache-control')).toBe('public, max-age=300')
  const cacheControl = async (query: string) =>
    (await get(`/social/hire/branding.png?${query}`)).headers.get('cache-control')
  expect(await cacheControl(`v=${version}`)).toBe('public, max-age=604800')
  expect(await cacheControl('v=old')).toBe('public, max-age=300')
  for (const etag of [`"${version}"`, `W/"${version}"`, `"x", "${version}"`]) {
    const answer = await get('/social/hire/branding.png?page=2&x=y', { 'if-none-match': etag })
    expect([etag, answer.status, await answer.text()]).toEqual([etag, 304, ''])
  }
  expect((await get('/social/hire/branding.png', { 'if-none-match': '"x"' })).status).toBe(200)
})

test('drawn once, however many ask and by whatever parameters; busy is said with a time to wait', async () => {
  let drawings = 0
  const counting: typeof site.deps.drawings = {
    get: (asked, draw) =>
      site.deps.drawings.get(asked, () => {
        drawings += 1
        return draw()
      }),
  }
  const app = socialRoutes({ ...site.deps, drawings: counting })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => app.request(`/social/hire/figma.png?x=${index}`, {}, INFO)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await app.request('/social/hire/figma.png', {}, INFO)).status).toBe(200)
  expect(drawings).toBe(1)

  vi.spyOn(site.deps.drawings, 'get').mockResolvedValue(undefined)
  const busy = await get('/social/hire/webflow.png')
  expect([busy.status, busy.headers.get('retry-after'), busy.headers.get('cache-control')]).toEqual([
    429,
    '5',
    'no-store',
  ])
})

test('R300 somebody’s picture is a JPEG of the size that networks want, from all the pixels that were uploaded', async () => {
  const sharpEdges = await sharp({ create: { width: 800, height: 800, channels: 4, background: '#00000000' } })
    .composite([
      { input: { create: { width: 400, height: 800, channels: 3, background: '#c00000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  await site.deps.pictures.put('avatar', 'red-half', await encodePicture(sharpEdges, 'avatar'))
  const answer = await get('/social/avatar/red-half.jpg')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=604800',
  ])
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 640 })
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => [...data.subarray((320 * info.width + x) * info.channels).subarray(0, 3)]
  // Four pixels beside the edge: a picture that was made larger from 384 would be blurred there.
  expect(at(315)[1]).toBeLessThan(30)
  expect(at(325)[1]).toBeGreaterThan(225)
})

test('R300 an older picture is made from its widest version; a missing picture is a 404', async () => {
  const small = await encodePicture(
    await sharp({ create: { width: 384, height: 384, channels: 3, background: '#00c000' } })
      .png()
      .toBuffer(),
    'avatar',
  )
  await site.deps.pictures.put(
    'avatar',
    'old-upload',
    small.filter(({ width }) => width <= 384),
  )
  const answer = await get('/social/avatar/old-upload.jpg')
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 640 })
  for (const path of [
    '/social/avatar/nobody.jpg',
    '/social/avatar/..%2f.jpg',
    '/social/avatar/old-upload.png',
    '/social/avatar/.jpg',
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
})
