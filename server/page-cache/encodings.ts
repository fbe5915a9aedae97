import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const ORDER: Encoding[] = ['br', 'gzip', 'identity']
const [toBr, fromBr] = [promisify(brotliCompress), promisify(brotliDecompress)]
const [toGzip, fromGzip] = [promisify(gzip), promisify(gunzip)]

/** For whom a page is compressed: many readers are worth more work than one. */
export type Effort = 'once' | 'kept' | 'forever'

// Brotli's 5 makes a page a tenth smaller than gzip at twice the work; 11 would take fifty milliseconds.
const LEVEL = { once: { br: 0, gzip: 1 }, kept: { br: 5, gzip: 6 }, forever: { br: 11, gzip: 9 } }

// Brotli sets aside memory by its window, the usual one's several megabytes for each page that is packed. Of a list of
// cards 64 KB show all that repeats but a fiftieth; the quickest level needs more to see it, and takes no memory for it.
const WINDOW = { once: 18, kept: 16, forever: 16 }

/** Few headers make most of the visits. */
const MOST_KNOWN = 200
const known = new Map<string, Encoding>()

/** The best that the visitor takes: br, then gzip, then as it is. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined || typeof accepted !== 'string') return 'identity'
  const before = known.get(accepted)
  if (before) return before
  const chosen = judge(accepted)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(accepted, chosen)
  return chosen
}

function judge(accepted: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim())
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  return ORDER.find((one) => (weights.get(one) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
}

/**
 * A list in one piece: for each further one, two threads would have to wait for each other. It is thrown away with what
 * is left of it, so whoever has time takes smaller ones.
 */
const PIECE = { once: 32 * 1024, kept: 16 * 1024, forever: 16 * 1024 }

export async function encode(plain: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return toGzip(plain, { level: LEVEL[effort].gzip, chunkSize: PIECE[effort] })
  return toBr(plain, {
    chunkSize: PIECE[effort],
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
