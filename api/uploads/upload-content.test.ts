import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { Overloaded } from '#domain/unavailable.ts'
import { parseOwnPictureAddress } from '#domain/uploads/picture.ts'
import type { UploadTicket } from '#domain/uploads/upload.ts'
import {
  makeAnimation,
  makeBomb,
  makeJpeg,
  makeLargeJpeg,
  makeLongAnimation,
  makeLyingAvif,
  makeMemoryBomb,
  makePhoneJpeg,
  makePolyglot,
  readTinyAvif,
  twoHalves,
} from '#test/make-pictures.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { filesOfUpload, uploadClient } from '#test/upload-client.ts'

let site: TestSite
let mine: ReturnType<typeof uploadClient>

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  mine = uploadClient(site, (await site.signUp('ada@example.test')).cookie)
})
afterAll(() => site.close())

/** The width that a picture's address names. */
const WIDEST = { avatar: 384, thumbnail: 1280 }

async function stored(ticket: UploadTicket, width?: number): Promise<Buffer> {
  const { purpose = 'avatar' } = parseOwnPictureAddress(ticket.publicUrl.replace(/^.*(?=\/media\/)/, '')) ?? {}
  return Buffer.from((await site.deps.pictures.read(purpose, ticket.key, width ?? WIDEST[purpose])) ?? [])
}

async function colourAt(ticket: UploadTicket, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(await stored(ticket))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at)
  return [red > 160 && 'red', green > 160 && 'green', blue > 160 && 'blue'].filter(Boolean).join(' ')
}

/** 40° 26′ 46″ as Exif writes it. */
const LATITUDE = Buffer.from(Uint32Array.of(40, 1, 26, 1, 46, 1).buffer)

function cutInHalf(file: Buffer): Buffer {
  return file.subarray(0, Math.floor(file.length / 2))
}

test('R77 a picture becomes WebP in every width, and nothing else is stored', async () => {
  const { ticket, answer } = await mine.send(await makeJpeg())
  expect([answer.status, answer.body]).toEqual([200, { url: ticket.publicUrl, width: 384, height: 384 }])
  for (const width of [96, 192, 384]) {
    const { format, width: real } = await sharp(await stored(ticket, width)).metadata()
    expect([format, real]).toEqual(['webp', width])
  }
  const files = [192, 384, 640, 96].map((width) => `media/avatar/${ticket.key}/${width}.webp`)
  expect(filesOfUpload(site, ticket.key)).toEqual(files)
})

test.each(['png', 'webp', 'avif'] as const)('R77 %s is accepted, whatever was declared', async (format) => {
  const { answer } = await mine.send(await twoHalves().toFormat(format).toBuffer())
  expect(answer.status).toBe(200)
})

test('R77 orientation is applied; place, camera and colour profile are gone', async () => {
  const source = await makePhoneJpeg()
  const before = (await sharp(source).metadata()).exif ?? Buffer.alloc(0)
  expect([before.includes('Telephone'), before.includes(LATITUDE)]).toEqual([true, true])
  const { ticket } = await mine.send(source)
  // Lying on its side, the red half is on the left; turned upright it is on top.
  expect([await colourAt(ticket, 0.5, 0.1), await colourAt(ticket, 0.5, 0.9)]).toEqual(['red', 'blue'])
  const bytes = await stored(ticket)
  const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  for (const trace of ['Exif', 'Telephone', 'Ada Moreau', 'ICCP', LATITUDE]) expect(bytes.includes(trace)).toBe(false)
})

test('R80 the crop is chosen when the form is requested; the default is the middle', async () => {
  const wide = await makeJpeg({ width: 1600, height: 400 })
  const { ticket: left } = await mine.send(wide, { cropX: '0', cropY: '0', cropSize: '1' })
  expect([await colourAt(left, 0.1, 0.5), await colourAt(left, 0.9, 0.5)]).toEqual(['red', 'red'])
  const { ticket: right } = await mine.send(wide, { cropX: '0.9', cropY: '0.5', cropSize: '0.5' })
  expect([await colourAt(right, 0.1, 0.5), await colourAt(right, 0.9, 0.5)]).toEqual(['blue', 'blue'])
  const { ticket: middle } = await mine.send(wide)
  expect([await colourAt(middle, 0.1, 0.5), await colourAt(middle, 0.9, 0.5)]).toEqual(['red', 'blue'])
})

test.each([
  ['smaller than 200 pixels', { width: 640, height: 199 }, {}, 'This picture has 640 × 199 pixels.'],
  [
    'cropped to less than 200 pixels',
    { width: 640, height: 400 },
    { cropX: '0', cropY: '0', cropSize: '0.4' },
    'The chosen part of this picture has 160 × 160 pixels.',
  ],
])(
  'R701 a profile picture %s is refused with its size, and a picture of work is not',
  async (_what, size, crop, text) => {
    const file = await makeJpeg(size)
    const { ticket, answer } = await mine.send(file, crop)
    expect([answer.status, answer.body['fields']]).toEqual([400, { file: [expect.stringContaining(text)] }])
    expect(filesOfUpload(site, ticket.key)).toEqual([])
    expect((await mine.send(file, { ...crop, purpose: 'thumbnail' })).answer.status).toBe(200)
  },
)

test('R77 of an animation the first frame is stored', async () => {
  const { ticket } = await mine.send(await makeAnimation(), { purpose: 'thumbnail' })
  expect(await colourAt(ticket, 0.5, 0.5)).toBe('green')
  expect((await sharp(await stored(ticket)).metadata()).pages ?? 1).toBe(1)
})

test('R77 of a thousand frames the first one is stored', async () => {
  const { ticket, answer } = await mine.send(await makeLongAnimation(), { purpose: 'thumbnail' })
  expect([answer.status, await colourAt(ticket, 0.5, 0.5)]).toEqual([200, 'green'])
})

test('R77 a JPEG of 50 megapixels is accepted', async () => {
  const { ticket, answer } = await mine.send(await makeLargeJpeg({ orientation: 8 }), { size: '8000000' })
  expect([answer.status, await colourAt(ticket, 0.5, 0.5)]).toEqual([200, 'red green blue'])
})

test('R192 a client that is told to wait may send the same file again, or finish later', async () => {
  const file = await makeJpeg()
  vi.spyOn(site.deps.uploadEncoder, 'encode')
    .mockRejectedValueOnce(new Overloaded('full'))
    .mockRejectedValueOnce(new Overloaded('full'))
  const { ticket, answer } = await mine.send(file)
  expect([answer.status, answer.headers.get('retry-after'), answer.body]).toMatchObject([
    503,
    '5',
    { msg: 'Internal error: test-request', code: 'unavailable' },
  ])
  expect((await mine.post(ticket, file)).status).toBe(503)
  expect((await mine.finish(ticket.key)).status).toBe(200)
  expect(filesOfUpload(site, ticket.key).filter((name) => !name.startsWith('media/'))).toEqual([])
})

test('R77 what hides behind a picture does not survive', async () => {
  const script = '<script>alert(1)</script><?php system("id") ?>'
  const { ticket, answer } = await mine.send(Buffer.concat([await makeJpeg(), Buffer.from(script)]))
  expect(answer.status).toBe(200)
  expect((await stored(ticket)).includes('alert')).toBe(false)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each<[string, () => Promise<Buffer> | Buffer, number]>([
  ['an SVG', () => Buffer.from(SVG), 415],
  ['an SVG behind an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 415],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['a GIF', () => twoHalves().gif().toBuffer(), 415],
  ['a PDF', () => Buffer.from('%PDF-1.7 whatever'), 415],
  ['nothing', () => Buffer.alloc(0), 400],
  ['one byte', () => Buffer.from([0xff]), 415],
  ['a header alone', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 400],
  ['half a JPEG', async () => cutInHalf(await makeJpeg({ width: 1200, height: 900 })), 400],
  ['half a PNG', async () => cutInHalf(await twoHalves().png().toBuffer()), 400],
  ['half a WebP', async () => cutInHalf(await twoHalves().webp().toBuffer()), 400],
  ['noise that calls itself AVIF', () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1noise'), 400],
  ['900 million pixels in 80 bytes', makeBomb, 400],
  ['a picture that is 1 pixel wide and 49,999,999 high', () => makeBomb({ width: 1, height: 49_999_999 }), 400],
  ['a PNG of one row more than 16 megapixels', () => makeBomb({ width: 4000, height: 4001 }), 400],
  ['an AVIF of 49 megapixels', readTinyAvif, 400],
  ['an AVIF whose header lies about its size', makeLyingAvif, 400],
  ['three megabytes that take gigabytes to decode', makeMemoryBomb, 400],
  ['half an AVIF', async () => cutInHalf(await twoHalves().avif({ effort: 0 }).toBuffer()), 400],
  ['a GIF with the head of a PNG', async () => makePolyglot(await twoHalves().gif().toBuffer()), 400],
  ['an SVG with the head of a PNG', () => makePolyglot(SVG), 400],
  ['HTML with the head of a PNG', () => makePolyglot('<!doctype html><script>alert(1)</script>'), 400],
  ['an SVG with the head of a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]), 400],
])('R77 %s is refused, and nothing is stored', async (_what, make, status) => {
  const { ticket, answer } = await mine.send(await make(), { size: '8000000', contentType: 'image/png' })
  expect([answer.status, answer.body['fields']]).toEqual([status, { file: [expect.any(String)] }])
  expect(filesOfUpload(site, ticket.key)).toEqual([])
  expect((await mine.finish(ticket.key)).body['code']).toBe('already_used')
})
