const LOCALE = 'en'
const numbers = new Intl.NumberFormat(LOCALE)

/** The form of a word that goes with a number; the plural is the singular with an s unless it is given. */
export function pluralForm(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

/** R305: a number with its word, `1 expert` and `1,200 experts`. */
export function countWithNoun(count: number, one: string, many?: string): string {
  return `${numbers.format(count)} ${pluralForm(count, one, many)}`
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** `one`, `two`, and digits from 13 on. */
export const numberWord = (count: number) => WORDS[count] ?? String(count)

/** `a site`, `two sites`: for sentences that ask for something. */
export function articleOrNumber(count: number, one: string, many?: string): string {
  return count === 1 ? `a ${one}` : `${numberWord(count)} ${pluralForm(count, one, many)}`
}

/** `a`, `a and b`, `a, b, and c`. */
export function joinWithAnd(parts: string[]): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${last}`
}
