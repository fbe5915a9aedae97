/** Line breaks, other control characters, and marks that change the text direction. */
const BREAKS = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu

/** R96: text for a header or heading: one line, without characters that could end it or change its direction. */
export function oneLine(text: string, max = Infinity): string {
  const line = text.replace(BREAKS, ' ').trim()
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}
