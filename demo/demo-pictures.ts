import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { loadSharp } from '#adapters/load-sharp.ts'
import { encodePicture } from '#adapters/uploads/encode-picture.ts'
import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import { pictureAddress, type PicturePurpose } from '#domain/uploads/picture.ts'

import { drawMonogram } from './art/monogram.ts'
import { drawPortrait } from './art/portrait.ts'
import { drawWebsite } from './art/website/draw-website.ts'
import { ADA_MOREAU, DEMO_EXPERTS, NORTHLIGHT, SAM_OKAFOR } from './experts.ts'
import type { DemoExpert } from './experts/demo-expert.ts'
import { drawFromPool, poolPictures } from './generate/picture-pool.ts'

const EXPERTS = new Map([ADA_MOREAU, NORTHLIGHT, SAM_OKAFOR, ...DEMO_EXPERTS].map((expert) => [expert.handle, expert]))

const avatarKey = (expert: DemoExpert) => `demo-${expert.handle}`
const siteKey = (expert: DemoExpert, index: number) => `demo-${expert.handle}-site-${index}`
const SITE_KEY = /^(?<avatar>demo-.+)-site-(?<index>\d+)$/

export function avatarAddress(expert: DemoExpert): string {
  return pictureAddress('/media', 'avatar', avatarKey(expert))
}

export function siteAddress(expert: DemoExpert, index: number): string {
  return pictureAddress('/media', 'thumbnail', siteKey(expert, index))
}

/** The SVG for a picture's key; undefined for a key that is not the demo's. */
function draw(purpose: PicturePurpose, key: string): string | undefined {
  if (purpose === 'avatar') {
    const expert = EXPERTS.get(key.slice('demo-'.length))
    if (!expert) return undefined
    if (expert.kind === 'workspace') return drawMonogram(expert.handle, expert.name)
    return drawPortrait(expert.handle, expert.presentation && { presentation: expert.presentation })
  }
  const { avatar = '', index } = SITE_KEY.exec(key)?.groups ?? {}
  const site = EXPERTS.get(avatar.slice('demo-'.length))?.sites[Number(index)]
  return site && drawWebsite(key, { kind: site.kind, name: site.name }).svg
}

/** Every picture of the demo, starting with those of the experts at the top of their pages. */
export function* allPictures(): Generator<{ purpose: PicturePurpose; key: string }> {
  for (const expert of EXPERTS.values()) {
    yield { purpose: 'avatar', key: avatarKey(expert) }
    for (const index of expert.sites.keys()) yield { purpose: 'thumbnail', key: siteKey(expert, index) }
  }
  yield* poolPictures()
}

/** A page requests some dozens at once; each takes a few megabytes and CPU time. */
const enqueue = createBoundedQueue({ atOnce: 2, waiting: 200 }, { name: 'demo pictures' })

/**
 * Renders a picture when it is first requested, through the same pipeline as uploads; afterwards it is an ordinary
 * file.
 */
export function demoPictures(store: PictureStore) {
  const inFlight = new Map<string, Promise<boolean>>()

  async function make(purpose: PicturePurpose, key: string): Promise<boolean> {
    const svg = drawFromPool(purpose, key) ?? draw(purpose, key)
    if (svg === undefined) return false
    const sharp = await loadSharp()
    // Rasterized once: an SVG takes far longer to render than a bitmap to read, and every width reads it.
    const flat = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer()
    await store.put(purpose, key, await encodePicture(flat, purpose))
    return true
  }

  return (purpose: PicturePurpose, key: string): Promise<boolean> => {
    const id = `${purpose}/${key}`
    const known = inFlight.get(id)
    if (known) return known
    const picture = enqueue(() => make(purpose, key)).finally(() => inFlight.delete(id))
    inFlight.set(id, picture)
    return picture
  }
}
