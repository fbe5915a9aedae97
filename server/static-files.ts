import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { Hono } from 'hono'

import { MEDIA_PATH } from '#adapters/uploads/local-store.ts'

const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url))

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names that we give ourselves: no dots but one, no way up. */
const SAFE_PATH = /^(?:\/[\w@-][\w@-]*)+\.[a-z0-9]+$/i

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

export async function fileResponse(root: string, path: string, cacheControl: string): Promise<Response | undefined> {
  const type = TYPES[extname(path)]
  if (!type || !SAFE_PATH.test(path)) return undefined
  const file = join(root, path)
  try {
    if (!(await stat(file)).isFile()) return undefined
    return new Response(await readFile(file), { headers: { 'content-type': type, 'cache-control': cacheControl } })
  } catch {
    return undefined
  }
}

const missing = () => new Response('Not found', { status: 404 })

/** The build's own files; their names carry a hash of what is in them. */
export function builtAssets() {
  const app = new Hono()
  app.get('/assets/*', async (c) => (await fileResponse(CLIENT, c.req.path, FOREVER)) ?? missing())
  app.get('/favicon.svg', async (c) => (await fileResponse(CLIENT, c.req.path, A_DAY)) ?? missing())
  return app
}

/** Pictures, from a path that sets and reads no cookie. A new picture has a new address. */
export function pictureFiles(dataDir: string) {
  const app = new Hono()
  const root = join(dataDir, 'media')
  app.get(`${MEDIA_PATH}/*`, async (c) => {
    return (await fileResponse(root, c.req.path.slice(MEDIA_PATH.length), FOREVER)) ?? missing()
  })
  return app
}
