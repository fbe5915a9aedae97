import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib'

import { parseAccept } from 'hono/utils/accept'

import { memoize } from '#domain/memoize.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERRED: Encoding[] = ['br', 'gzip', 'identity']
const [toBr, fromBr] = [promisify(brotliCompress), promisify(brotliDecompress)]
const [toGzip, fromGzip] = [promisify(gzip), promisify(gunzip)]

/** How often the result is sent: the more readers, the more compression effort pays off. */
export type CompressionEffort = 'once' | 'cached' | 'forever'

// Brotli level 5 makes a page a tenth smaller than gzip for twice the work; level 11 would take fifty milliseconds.
const LEVEL = { once: { br: 0, gzip: 1 }, cached: { br: 5, gzip: 6 }, forever: { br: 11, gzip: 9 } }

// Brotli allocates memory by its window size, by default several megabytes per page. For a list of cards a window of 64
// KB finds all but a fiftieth of the repetitions; the fastest level needs a larger one to find them, and allocates
// nothing for it.
const WINDOW = { once: 18, cached: 16, forever: 16 }

/** A few header values make up most of the traffic. */
const MAX_HEADERS = 200

/** The best encoding that the browser accepts: br, then gzip, then uncompressed. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  return typeof acceptEncoding === 'string' ? parseHeader(acceptEncoding) : 'identity'
}

const parseHeader = memoize(MAX_HEADERS, (accepted): Encoding => {
  const weights = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]))
  return PREFERRED.find((one) => (weights.get(one) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
})

/** The size of zlib's output buffers: what is sent once fits into one. */
const CHUNK = { once: 32 * 1024, cached: 16 * 1024, forever: 16 * 1024 }

export async function compressBody(plain: Buffer, encoding: Encoding, effort: CompressionEffort): Promise<Buffer> {
  if (encoding === 'identity') return plain
  // Handing a page to another thread and back costs more, in all, than the fastest level takes.
  const [br, gz] = effort === 'once' ? [brotliCompressSync, gzipSync] : [toBr, toGzip]
  if (encoding === 'gzip') return gz(plain, { level: LEVEL[effort].gzip, chunkSize: CHUNK[effort] })
  return br(plain, {
    chunkSize: CHUNK[effort],
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVEL[effort].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW[effort],
    },
  })
}

export async function decompressBody(encoded: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return encoded
  return encoding === 'gzip' ? fromGzip(encoded) : fromBr(encoded)
}
