import { handleProblem, HANDLE_LENGTH } from '#domain/profiles/handle.ts'

/** Letters that decompose into no base letter and mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  '’': '',
  "'": '',
  '&': 'and',
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøđðłıþ’'&]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, HANDLE_LENGTH.max - 8)
    .replace(/^-|-$/g, '')
}

const numbered = (handle: string, index: number) => `${handle}-${index}`

export const numberedHandle = (name: string, index: number) => numbered(plain(name), index)

/** So many of the first have the chance of a handle without a number; beyond, remembering all would cost memory. */
export const REMEMBERED_HANDLES = 20_000

/** Handles that stay unique, and the same every time, when it is asked for each expert in turn, from 0 on. */
export function createHandleMaker(taken: Iterable<string>) {
  const known = new Set(taken)
  return (name: string, index: number): string => {
    const handle = plain(name)
    if (index >= REMEMBERED_HANDLES || known.has(handle) || handleProblem(handle)) return numbered(handle, index)
    known.add(handle)
    return handle
  }
}
