import { type BrandEntries, findBrandError, brandSchema } from '#domain/brand/brand-schema.ts'
import { findLowContrast } from '#domain/brand/colour-pairs.ts'
import type { ColourScheme, ColourTokenName, ColourTokens } from '#domain/brand/token-names.ts'
import { computeTokens } from '#domain/brand/tokens.ts'
import { findRepeatedKey } from '#domain/forms/repeated-key.ts'
import { oneLine } from '#domain/text/one-line.ts'

import { BRAND_JSON_NAME, readBrandFile, refuseBrandEntry } from './brand-folder.ts'

const JSON_BYTES = 64 * 1024
/** Of our own pages. */
const OUR_INK = '#1b1914'

export function readBrandEntries(folder: string): BrandEntries {
  const text = readBrandFile(folder, { entry: 'the brand', name: BRAND_JSON_NAME, maxBytes: JSON_BYTES }).toString(
    'utf8',
  )
  const json = text.replace(/^\uFEFF/, '')
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch (error) {
    return refuseBrandEntry('it', `is no JSON: ${(error as Error).message}`)
  }
  const repeated = findRepeatedKey(json)
  if (repeated) refuseBrandEntry(repeated.map((part) => oneLine(String(part), 60)).join('.'), 'is there twice')
  const fault = findBrandError(given)
  if (fault) refuseBrandEntry(fault.entry, fault.why)
  return brandSchema.parse(given)
}

/** R481: a pair that is hard to read stops the start. */
export function computeBrandTokens(colours: BrandEntries['colours']): ColourTokens | undefined {
  if (!colours) return undefined
  const { ink = OUR_INK, ...given } = colours
  const tokens = computeTokens({ ink, ...given })
  const low = findLowContrast(tokens)
  if (!low) return tokens
  const { scheme, front, back, ratio, least } = low
  const inEntries = (token: ColourTokenName) => `${entryOf(token, { scheme, given })} ${tokens[scheme][token]}`
  const pair = `${inEntries(front)} on ${inEntries(back)}`
  return refuseBrandEntry(
    'colours',
    `give ${pair} on ${scheme} pages, a contrast of ${formatRatio(ratio)}; WCAG AA asks for ${formatRatio(least)}`,
  )
}

type Given = Pick<NonNullable<BrandEntries['colours']>, 'accentDark' | 'inkDark'>

/** The entry that gave this colour, where dark pages have one of their own. */
function entryOf(token: ColourTokenName, { scheme, given }: { scheme: ColourScheme; given: Given }): string {
  const own = token === 'accent' || token === 'ink' ? (`${token}Dark` as const) : undefined
  return scheme === 'dark' && own && given[own] !== undefined ? own : token
}

/** Rounded down: what is refused never reads like what is allowed. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
