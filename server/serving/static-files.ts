import { Hono } from 'hono'

import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import { MEDIA_PATH, type PicturePurpose, PICTURE_VARIANTS } from '#domain/uploads/picture.ts'

const FOREVER = 'public, max-age=31536000, immutable'

const missing = () => new Response('Not found', { status: 404 })

/** Answers 404 for assets that the build does not have; `built-files.ts` serves the others. */
export function missingAssetRoutes() {
  return new Hono().get('/assets/*', missing)
}

const PICTURE_PATH = /^\/(?<purpose>avatar|thumbnail)\/(?<key>[\w-]{1,100})\/(?<width>\d+)\.webp$/

/** The picture that a path names; only names that we generate match. */
function pictureOf(path: string) {
  const { purpose, key, width } = PICTURE_PATH.exec(path)?.groups ?? {}
  if (!purpose || !key) return undefined
  const found = PICTURE_VARIANTS[purpose as PicturePurpose].widths.find((one) => String(one) === width)
  return found && { purpose: purpose as PicturePurpose, key, width: found }
}

/** Serves pictures from a path without cookies. A new picture has a new address. */
export function pictureRoutes(read: PictureStore['read']) {
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
