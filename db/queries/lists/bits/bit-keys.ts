import { scoreCode } from '#domain/lists/facet-codes.ts'

/** The key of the bitmap of those who have a word, or one that begins so. */
export const wordBitmapKey = (word: string, { open = false } = {}) => (open ? '^' : '~') + word

export const isWordBitmapKey = (key: string) => /^[~^]/.test(key)

/** The key of the bitmap of those whose score has this code or a higher one. */
export const scoreBitmapKey = (code: number) => `>${code}`

/** Everybody has a bit here, in chunks whose bitmaps have words and scores. */
export const ANY_SCORE_KEY = scoreBitmapKey(scoreCode(0))

/** The key of the bitmap of those in a region's cities. */
export const regionBitmapKey = (slug: string) => `%${slug}`

/** Whether a bitmap is one of those that are counted under filters: of a facet's code, or of a region. */
export const isCountedBitmapKey = (key: string) => /^[\d%]/.test(key)

/** The region of each city, and the key that chunks have whose bitmaps know these regions. */
export type RegionBitmapIndex = { ofCity: ReadonlyMap<string, string>; marker: string }
