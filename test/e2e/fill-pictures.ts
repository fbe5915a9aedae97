import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { loadSharp } from '#adapters/load-sharp.ts'
import { encodePicture } from '#adapters/uploads/encode-picture.ts'
import { allPictures } from '#demo/demo-pictures.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'

/** The one expert whose pictures are drawn as for everyone, see profile-page.test.ts. */
const DRAWN = 'demo-ada-moreau'

async function plainPicture(purpose: PicturePurpose, media: string) {
  const sharp = await loadSharp()
  const plain = { width: 1280, height: 1280, channels: 3, background: '#8a93a6' } as const
  const encoded = await encodePicture(await sharp({ create: plain }).png().toBuffer(), purpose)
  return encoded.map(({ width, bytes }) => {
    const file = join(media, `${purpose}-${width}.webp`)
    writeFileSync(file, bytes)
    return { file, name: `${width}.webp` }
  })
}

/** Gives the demo's experts plain pictures: to draw those of one long list takes a minute of CPU time. */
export async function fillPictures(media: string): Promise<void> {
  mkdirSync(media, { recursive: true })
  const plain = { avatar: await plainPicture('avatar', media), thumbnail: await plainPicture('thumbnail', media) }
  for (const { purpose, key } of allPictures()) {
    if (key === DRAWN || key.startsWith(`${DRAWN}-`)) continue
    const folder = join(media, purpose, key)
    mkdirSync(folder, { recursive: true })
    for (const { file, name } of plain[purpose]) linkSync(file, join(folder, name))
  }
}
