import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

import type { ClientInfo } from '#api/api-env.ts'
import type { Brand, BrandFile } from '#domain/brand/brand.ts'
import { chooseEncoding, compressBody, type Encoding } from '#server/page-cache/encodings.ts'

/** File types of the build, and whether compression makes them smaller. */
const TYPES: Record<string, { type: string; compressible: boolean }> = {
  '.css': { type: 'text/css; charset=utf-8', compressible: true },
  '.js': { type: 'text/javascript; charset=utf-8', compressible: true },
  '.ico': { type: 'image/x-icon', compressible: false },
  '.png': { type: 'image/png', compressible: false },
  '.webp': { type: 'image/webp', compressible: false },
  '.svg': { type: 'image/svg+xml', compressible: true },
  '.woff2': { type: 'font/woff2', compressible: false },
}

/** Their names carry a hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Under the names that browsers and phones ask for by themselves. */
const ICONS = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']

type File = { head: string[]; compressible: boolean; bodies: Map<Encoding, Promise<Buffer>> }

function readFile(root: string, path: string, common: string[]): [string, File][] {
  const kind = TYPES[extname(path)]
  if (!kind) return []
  const { type, compressible } = kind
  const cacheControl = path.startsWith('/assets/') ? FOREVER : A_DAY
  const head = [...common, 'content-type', type, 'cache-control', cacheControl]
  if (compressible) head.push('vary', 'accept-encoding')
  return [
    [path, { head, compressible, bodies: new Map([['identity', Promise.resolve(readFileSync(join(root, path)))]]) }],
  ]
}

function ownIcon({ type, bytes }: BrandFile, common: string[]): File {
  const head = [...common, 'content-type', type, 'cache-control', A_DAY]
  return { head, compressible: false, bodies: new Map([['identity', Promise.resolve(Buffer.from(bytes))]]) }
}

/** Each file is compressed once per encoding, when it is first requested. */
function bodyOf(file: File, encoding: Encoding): Promise<Buffer> {
  const cached = file.bodies.get(encoding)
  if (cached) return cached
  const plain = file.bodies.get('identity') as Promise<Buffer>
  const encoded = plain.then((bytes) => compressBody(bytes, encoding, 'forever'))
  file.bodies.set(encoding, encoded)
  return encoded
}

type Options = {
  /** Where the build has put them. */
  root: string
  /** R486: a brand's icons, in place of ours. */
  icons?: Brand['rootIcons']
  /** Headers that every answer carries. */
  common: Record<string, string>
  describe: (request: IncomingMessage) => ClientInfo
  onSent: (sent: { request: IncomingMessage; info: ClientInfo; path: string; startedAt: number }) => void
}

/**
 * Serves styles, fonts and scripts of the build from memory: a visitor's first page waits for them, and together they
 * are about a megabyte.
 */
export function createBuiltFiles({ root, icons, common, describe, onSent }: Options) {
  const head = Object.entries(common).flat()
  const assets = readdirSync(join(root, 'assets')).map((name) => `/assets/${name}`)
  const files = new Map((icons ? assets : [...assets, ...ICONS]).flatMap((path) => readFile(root, path, head)))
  for (const [path, icon] of icons ?? []) files.set(path, ownIcon(icon, head))
  // Every page waits for these, and they take longest to compress.
  for (const [path, file] of files) if (path.endsWith('.css')) void bodyOf(file, 'br')

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { path, file }: { path: string; file: File },
  ) {
    const startedAt = performance.now()
    const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const body = await bodyOf(file, encoding)
    const info = describe(request)
    const own = encoding === 'identity' ? [] : ['content-encoding', encoding]
    response.writeHead(200, [
      ...file.head,
      ...own,
      'content-length',
      String(body.length),
      'x-request-id',
      info.requestId,
    ])
    response.end(body)
    onSent({ request, info, path, startedAt })
  }

  return {
    /** Returns whether it has answered the request. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request
      // Most requests are for other paths.
      if (!url.startsWith('/assets/') && !ICONS.some((icon) => url.startsWith(icon))) return false
      if (method !== 'GET' && method !== 'HEAD') return false
      const mark = url.indexOf('?')
      const path = mark < 0 ? url : url.slice(0, mark)
      const file = files.get(path)
      if (!file) return false
      void send(request, response, { path, file })
      return true
    },
  }
}
