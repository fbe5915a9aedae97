/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetter: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
}

/** `Łódź` to `lodz`, `Côte d’Ivoire` to `cote d'ivoire`. Keeps spaces and punctuation. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþıə]/gu, (letter) => plainLetter[letter] ?? letter)
    .replaceAll(/[’‘ʻʼ`]/gu, "'")
}

/** Lowercase and hyphenated: `St. Paul` to `st-paul`, `Xi’an` to `xian`. */
export function slugify(text: string): string {
  return foldAccents(text)
    .replaceAll(/['.]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}

/** A name as it is kept in an alias table: lowercase, composed, plain apostrophes, single spaces. */
export function normalizeName(name: string): string {
  // Composed last: some letters have a composed form only in lower case.
  return name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[’‘ʻʼ`]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
