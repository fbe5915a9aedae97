import sharp from 'sharp'
import { expect, test } from 'vitest'

import { encodePicture } from './encode-picture.ts'

/** Red, green, blue and white corners, clockwise from the upper left. */
async function makeCorners(width: number, orientation: number): Promise<Buffer> {
  const [w, h] = [width / 2, (width * 3) / 8]
  const corner = (background: string, left: number, top: number) => ({
    input: { create: { width: w, height: h, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width: 2 * w, height: 2 * h, channels: 3, background: '#ff0000' } })
    .composite([corner('#00ff00', w, 0), corner('#0000ff', w, h), corner('#ffffff', 0, h)])
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()
}

async function cornersOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(start)
    return [red, green, blue].map((value) => (value > 127 ? 1 : 0)).join('')
  }
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.8, 0.8), at(0.2, 0.8)]
}

const orientations = [1, 2, 3, 4, 5, 6, 7, 8]

test.each(orientations)('R77 orientation %i: the picture stands upright, at full size and reduced', async (exif) => {
  for (const width of [400, 1600]) {
    const source = await makeCorners(width, exif)
    const widest = (await encodePicture(source, 'avatar')).at(-1)
    expect([width, await cornersOf(widest?.bytes ?? Buffer.alloc(0))]).toEqual([width, await cornersOf(source)])
  }
})

test.each(orientations)(
  'R80 orientation %i: the part that was wanted is cut out of the upright picture',
  async (exif) => {
    const source = await makeCorners(800, exif)
    const upright = await cornersOf(source)
    const lowerRight = (await encodePicture(source, 'avatar', { crop: { x: 1, y: 1, size: 0.3 } })).at(-1)
    const lowerLeft = (await encodePicture(source, 'avatar', { crop: { x: 0, y: 1, size: 0.3 } })).at(-1)
    expect(new Set(await cornersOf(lowerRight?.bytes ?? Buffer.alloc(0)))).toEqual(new Set([upright[2]]))
    expect(new Set(await cornersOf(lowerLeft?.bytes ?? Buffer.alloc(0)))).toEqual(new Set([upright[3]]))
  },
)

test('R77 half-transparent, grey and deep colours stay what they are, at full size and reduced', async () => {
  const half = { r: 200, g: 80, b: 40, alpha: 0.5 }
  const make = (width: number) => sharp({ create: { width, height: width, channels: 4, background: half } })
  for (const width of [200, 1600]) {
    for (const [source, expected] of [
      [make(width).png(), [200, 80, 40, 128]],
      [make(width).toColourspace('rgb16').png(), [200, 80, 40, 128]],
      [make(width).greyscale().png(), [118, 118, 118, 128]],
    ] as const) {
      const encoded = await encodePicture(await source.toBuffer(), 'avatar')
      for (const { bytes } of encoded) {
        const pixel = (await sharp(bytes).raw().toBuffer()).subarray(0, 4)
        const off = expected.map((value, channel) => Math.abs(value - (pixel[channel] ?? 0)))
        expect([width, expected, Math.max(...off) < 6]).toEqual([width, expected, true])
      }
    }
  }
})

test('R77 every width has the shape that it should, however thin the picture is', async () => {
  for (const [width, height] of [
    [1, 1],
    [12_000, 1],
    [1, 12_000],
    [12_000, 1300],
  ] as const) {
    const source = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const encoded = await encodePicture(source, 'thumbnail')
    const real = await Promise.all(encoded.map(async ({ bytes }) => sharp(bytes).metadata()))
    expect(real.map((one) => [one.width, one.height])).toEqual([
      [320, 200],
      [640, 400],
      [1280, 800],
    ])
  }
})
