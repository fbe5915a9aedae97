export type NamePool = {
  feminine: readonly string[]
  masculine: readonly string[]
  surnames: readonly string[]
  /** How a woman bears the surname, where that differs. */
  feminineSurname?: (surname: string) => string
  /** Which complexions portraits have, from 0, the palest, to 4. */
  skin: readonly [from: number, to: number]
}

type Written = Omit<NamePool, 'feminine' | 'masculine' | 'surnames'> & {
  feminine: string
  masculine: string
  surnames: string
}

const listed = (text: string) => text.split(',').map((name) => name.replace(/\s+/g, ' ').trim())

/** Lists are written as text, parted by commas. */
export function namePool({ feminine, masculine, surnames, ...rest }: Written): NamePool {
  return { ...rest, feminine: listed(feminine), masculine: listed(masculine), surnames: listed(surnames) }
}
