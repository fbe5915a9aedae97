import { Hono } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { tooManyRequests, unwrap } from '#api/errors.ts'
import { SOCIAL_IMAGE, socialImageAddress, socialBrand, socialCardVersion } from '#domain/social/social-image.ts'
import { SHARED_PICTURE_FORMAT } from '#domain/uploads/picture.ts'
import { defaultTexts } from '#locales/registry.ts'
import { drawSocialImage } from '#use-cases/social/draw-social-image.ts'
import { readSocialCard } from '#use-cases/social/read-social-card.ts'
import { renderSharedPicture } from '#use-cases/social/render-shared-picture.ts'

/**
 * The version in the URL, or the upload's key, identifies the picture's content; cached for a week only, since a profile
 * may be made private.
 */
const VERSIONED = 'public, max-age=604800'
/** Without a version, the newest. */
const NEWEST = 'public, max-age=300'
const RETRY_SECONDS = 5

type SocialDeps = Pick<ApiDeps, 'db' | 'catalogue' | 'cards' | 'now' | 'site' | 'drawings' | 'readPicture'>

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** Images that social networks show for a page. Not in the OpenAPI document: no client of the API needs them. */
export function socialRoutes(deps: SocialDeps) {
  const app = new Hono<ApiEnv>()
  const brand = socialBrand({ ...deps.site, brandId: deps.site.brand?.page.id })

  app.get('/social/:path{.+\\.png}', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const found = unwrap(
      await readSocialCard({ ...deps, say: defaultTexts().text }, { path: pathname.replace(/\.png$/, '') }),
    )
    if (found.kind === 'moved') return c.redirect(socialImageAddress(found.path), 301)
    const version = socialCardVersion(found.card, brand)
    const etag = `"${version}"`
    const headers = { etag, 'cache-control': searchParams.get('v') === version ? VERSIONED : NEWEST }
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    const drawn = await drawSocialImage(deps, found.card)
    if (!drawn.ok) throw tooManyRequests(RETRY_SECONDS)
    return c.body(new Uint8Array(drawn.value), 200, { ...headers, 'content-type': SOCIAL_IMAGE.type })
  })
  app.get('/social/avatar/:file{[\\w-]{1,100}\\.jpg}', async (c) => {
    const drawn = await renderSharedPicture(deps, c.req.param('file').replace(/\.jpg$/, ''))
    if (!drawn.ok && drawn.error.code === 'too_many_requests') throw tooManyRequests(RETRY_SECONDS)
    const headers = { 'cache-control': VERSIONED, 'content-type': SHARED_PICTURE_FORMAT.type }
    return c.body(new Uint8Array(unwrap(drawn)), 200, headers)
  })
  return app
}
