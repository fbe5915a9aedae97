const LOCALE = 'en'
const numbers = new Intl.NumberFormat(LOCALE)

/** The form of a word that goes with a number; the plural is the singular with an s unless it is given. */
export function pluralForm(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

/** R305: a number with its word, `1 expert` and `1,200 experts`. */
export function plural(count: number, one: string, many?: string): string {
  return `${numbers.format(count)} ${pluralForm(count, one, many)}`
}
