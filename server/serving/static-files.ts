import { Hono } from 'hono'

import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import { MEDIA_PATH, type PicturePurpose, PICTURES } from '#domain/uploads/picture.ts'

const FOREVER = 'public, max-age=31536000, immutable'

const missing = () => new Response('Not found', { status: 404 })

/** What the build has none of by that name: `built-files.ts` answers for those that it has. */
export function missingAssets() {
  return new Hono().get('/assets/*', missing)
}

const PICTURE_PATH = /^\/(?<purpose>avatar|thumbnail)\/(?<key>[\w-]{1,100})\/(?<width>\d+)\.webp$/

/** Which picture a path names; nothing but names that we give ourselves. */
function pictureOf(path: string) {
  const { purpose, key, width } = PICTURE_PATH.exec(path)?.groups ?? {}
  if (!purpose || !key) return undefined
  const found = PICTURES[purpose as PicturePurpose].widths.find((one) => String(one) === width)
  return found && { purpose: purpose as PicturePurpose, key, width: found }
}

/** Pictures, from a path that sets and reads no cookie. A new picture has a new address. */
export function pictureFiles(read: PictureStore['read']) {
  const app = new Hono()
  app.get(`${MEDIA_PATH}/*`, async (c) => {
    const wanted = pictureOf(c.req.path.slice(MEDIA_PATH.length))
    if (!wanted) return missing()
    const { purpose, key, width } = wanted
    const bytes = await read(purpose, key, width)
    if (!bytes) return missing()
    return new Response(bytes, { headers: { 'content-type': 'image/webp', 'cache-control': FOREVER } })
  })
  return app
}
