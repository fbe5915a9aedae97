import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { FACET_CODE_RANGES, SCORE_STEPS, scoreCode } from '#domain/lists/facet-codes.ts'

import {
  ANY_SCORE_KEY,
  isCountedBitmapKey,
  type RegionBitmapIndex,
  regionBitmapKey,
  scoreBitmapKey,
  wordBitmapKey,
} from './bit-keys.ts'
import { BITMAP_CHUNK_BITS } from './bit-masks.ts'

/**
 * Chunks with at least `least` stale experts, most stale first, and those that were written without words and scores, or
 * with other regions.
 */
export async function listStaleChunks(db: Db, least: number, { marker }: RegionBitmapIndex): Promise<number[]> {
  const needed = [ANY_SCORE_KEY, marker]
  const { rows } = await sql<{ chunk: number }>`
    select chunk from (
      select number / ${sql.lit(BITMAP_CHUNK_BITS)} as chunk, count(*) as stale from stale_bits group by 1 having count(*) >= ${least}
      union all
      select chunk, 0 from facet_bits where key = '*' or key = any(${needed}::text[])
      group by chunk having count(*) <= ${sql.lit(needed.length)}
    ) as those
    group by chunk order by max(stale) desc
  `.execute(db)
  return rows.map(({ chunk }) => chunk)
}

/**
 * `keys`: the keys of all bitmaps of places, skills and facets in which the expert has a bit; `words`: those of the
 * document. As one text each: parsing arrays would take longer than all the rest.
 */
type Row = { number: number; score: number; city: string | null; keys: string; words: string }

const READ_AT_ONCE = 1000
const WRITE_AT_ONCE = 50

async function readRows(db: Db, from: number, to: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select number, city_slug as city, concat_ws(' ', '*', '=' || country_code, '@' || city_slug, '#' || array_to_string(skills, ' #'),
        (select string_agg(code::text, ' ') from unnest(keys) as code where code < ${sql.lit(FACET_CODE_RANGES.language.to)})
      ) as keys,
      keys[cardinality(keys)] as score,
      document::text as words
    from expert_search where number >= ${from} and number < ${to}
  `.execute(db)
  return rows
}

/** A word has a bitmap where one in so many of the first rows has it. Rarer ones are quickly found by index. */
const ONE_IN = 32

/** As `'one' 'another'`; words with a quote in them do not occur. */
const splitWords = (words: string) => words.slice(1, -1).split("' '")

/** A part of a text holds on to the whole of it, which are hundreds of megabytes for all words. */
const copyOf = (word: string) => Buffer.from(word).toString()

type Bitmaps = Map<string, Buffer>

function bitmapOf(bitmaps: Bitmaps, key: string): Buffer {
  let bitmap = bitmaps.get(key)
  if (!bitmap) bitmaps.set(key, (bitmap = Buffer.alloc(BITMAP_CHUNK_BITS / 8)))
  return bitmap
}

function setBit(bitmap: Buffer, position: number): void {
  bitmap[position >> 3] = (bitmap[position >> 3] ?? 0) | (128 >> (position & 7))
}

/** The positions of the bits that are set; undefined where they are more than `most`. */
function rarePositions(bitmap: Buffer, most: number): number[] | undefined {
  const positions: number[] = []
  for (const [index, byte] of bitmap.entries()) {
    if (byte === 0) continue
    for (let bit = 0; bit < 8; bit++) if (byte & (128 >> bit)) positions.push(index * 8 + bit)
    if (positions.length > most) return undefined
  }
  return positions
}

/** For a word, the bitmaps with a bit for each expert who has it. */
function wordBitmaps(bitmaps: Bitmaps, first: Row[]): (word: string) => readonly Buffer[] {
  const counts = new Map<string, number>()
  for (const { words } of first) for (const word of splitWords(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isFrequent = (word: string) => (counts.get(word) ?? 0) * ONE_IN >= first.length
  const keysFor = (word: string) => {
    // Skills and places have bitmaps by their own keys.
    if (/^[#@=]/.test(word)) return []
    const beginnings = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)).filter(isFrequent)
    return [
      ...(isFrequent(word) ? [wordBitmapKey(word)] : []),
      ...beginnings.map((beginning) => wordBitmapKey(beginning, { open: true })),
    ]
  }
  const known = new Map<string, readonly Buffer[]>()
  return (word) => {
    let own = known.get(word)
    if (!own) known.set(copyOf(word), (own = keysFor(word).map((key) => bitmapOf(bitmaps, key))))
    return own
  }
}

async function readBits(db: Db, from: number, { ofCity, marker }: RegionBitmapIndex): Promise<Bitmaps> {
  const bitmaps: Bitmaps = new Map([[marker, Buffer.alloc(BITMAP_CHUNK_BITS / 8)]])
  const byScore: Bitmaps = new Map()
  let ofWord: ReturnType<typeof wordBitmaps> | undefined
  for (let at = from; at < from + BITMAP_CHUNK_BITS; at += READ_AT_ONCE) {
    const rows = await readRows(db, at, Math.min(at + READ_AT_ONCE, from + BITMAP_CHUNK_BITS))
    if (rows.length === 0) continue
    ofWord ??= wordBitmaps(bitmaps, rows)
    for (const { number, city, keys, words, score } of rows) {
      const position = number - from
      const region = ofCity.get(city ?? '')
      if (region !== undefined) setBit(bitmapOf(bitmaps, regionBitmapKey(region)), position)
      for (const key of keys.split(' ')) setBit(bitmapOf(bitmaps, key), position)
      for (const word of splitWords(words)) for (const bitmap of ofWord(word)) setBit(bitmap, position)
      setBit(bitmapOf(byScore, scoreBitmapKey(score)), position)
    }
  }
  return addScores(bitmaps, byScore)
}

/** Adds for each score the bitmap of all who have it or a better one. */
function addScores(bitmaps: Bitmaps, byScore: Bitmaps): Bitmaps {
  let better = Buffer.alloc(BITMAP_CHUNK_BITS / 8)
  for (let step = SCORE_STEPS; step >= 0; step--) {
    const key = scoreBitmapKey(scoreCode(step))
    const those = byScore.get(key)
    if (those) better = Buffer.from(better.map((byte, index) => byte | (those[index] ?? 0)))
    bitmaps.set(key, better)
  }
  return bitmaps
}

/**
 * Rewrites the bitmaps of one chunk, in a REPEATABLE READ transaction: an expert who changes afterwards stays stale,
 * and if it would have marked that expert as fresh, it fails.
 */
export async function writeBitmapChunk(
  db: Db,
  chunk: number,
  { regions, rare }: { regions: RegionBitmapIndex; rare: number },
): Promise<void> {
  const from = chunk * BITMAP_CHUNK_BITS
  await db
    .deleteFrom('stale_bits')
    .where('number', '>=', from)
    .where('number', '<', from + BITMAP_CHUNK_BITS)
    .execute()
  const entries = [...(await readBits(db, from, regions))]
  await db.deleteFrom('facet_bits').where('chunk', '=', chunk).execute()
  for (let at = 0; at < entries.length; at += WRITE_AT_ONCE) {
    const some = entries.slice(at, at + WRITE_AT_ONCE)
    const positions = some.map(([key, bitmap]) => (isCountedBitmapKey(key) ? rarePositions(bitmap, rare) : undefined))
    await sql`
      insert into facet_bits (key, chunk, bits, positions)
      select key, ${chunk}, hex::bit(${sql.lit(BITMAP_CHUNK_BITS)}), positions::integer[]
      from unnest(${some.map(([key]) => key)}::text[], ${some.map(([, row]) => `x${row.toString('hex')}`)}::text[],
        ${positions.map((those) => those && `{${those.join()}}`)}::text[]) as made (key, hex, positions)
    `.execute(db)
  }
}
