import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

import { parseAccept } from 'hono/utils/accept'

import { memoize } from '#domain/memoize.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERRED: Encoding[] = ['br', 'gzip', 'identity']
const [toBr, fromBr] = [promisify(brotliCompress), promisify(brotliDecompress)]
const [toGzip, fromGzip] = [promisify(gzip), promisify(gunzip)]

/** How often the result is sent: many readers are worth more work than one. */
export type Effort = 'once' | 'cached' | 'forever'

// Brotli's 5 makes a page a tenth smaller than gzip at twice the work; 11 would take fifty milliseconds.
const LEVEL = { once: { br: 0, gzip: 1 }, cached: { br: 5, gzip: 6 }, forever: { br: 11, gzip: 9 } }

// Brotli allocates memory by its window, by default several megabytes for each page that is compressed. Of a list of
// cards 64 KB show all that repeats but a fiftieth; the quickest level needs more to see it, and takes no memory for it.
const WINDOW = { once: 18, cached: 16, forever: 16 }

/** Few headers make most of the visits. */
const MAX_HEADERS = 200

/** The best that the visitor accepts: br, then gzip, then uncompressed. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  return typeof acceptEncoding === 'string' ? parseHeader(acceptEncoding) : 'identity'
}

const parseHeader = memoize(MAX_HEADERS, (accepted): Encoding => {
  const weights = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]))
  return PREFERRED.find((one) => (weights.get(one) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
})

/**
 * The size of the buffers that zlib fills. A page that is sent once fits into one: for each further one, two threads
 * have to wait for each other. The unused rest is thrown away, so pages that are sent often take smaller ones.
 */
const CHUNK = { once: 32 * 1024, cached: 16 * 1024, forever: 16 * 1024 }

export async function encode(plain: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return toGzip(plain, { level: LEVEL[effort].gzip, chunkSize: CHUNK[effort] })
  return toBr(plain, {
    chunkSize: CHUNK[effort],
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVEL[effort].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW[effort],
    },
  })
}

export async function decode(encoded: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return encoded
  return encoding === 'gzip' ? fromGzip(encoded) : fromBr(encoded)
}
