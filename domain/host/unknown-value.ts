import { oneLine } from '#domain/text/one-line.ts'

/** Enough characters to recognise what was sent; it may be of any length. */
const SHOWN = 60
/** A platform may have many plans. */
const NAMED = 20

/** The sentence about a value that is not in a list: with the value, and the list. */
export const unknownValueMessage =
  (what: string, allowed: () => readonly string[]) =>
  ({ input }: { input?: unknown }): string =>
    `The ${what} ${faultOf(input)}. Use ${listOf(allowed())}.`

function faultOf(input: unknown): string {
  if (input === undefined) return 'is missing'
  // Anything else may be nested too deeply to be written.
  if (typeof input !== 'string') return 'is no text'
  return `${JSON.stringify(oneLine(input.slice(0, 4 * SHOWN), SHOWN))} is not known`
}

function listOf(codes: readonly string[]): string {
  if (codes.length > NAMED) return `${codes.slice(0, NAMED).join(', ')}, or another that /openapi.json lists`
  const last = codes.at(-1) ?? ''
  return codes.length > 1 ? `${codes.slice(0, -1).join(', ')} or ${last}` : last
}
