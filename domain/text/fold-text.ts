/** Letters that do not decompose into a base letter and an accent, as people type them on other keyboards. */
const PLAIN: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Lowercase without accents: José and jose are equal. The database's `fold_text` does the same to profiles. */
export function foldText(text: string): string {
  // Most text is plain, and the catalogue has thousands of names.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđðıħŧßæœþ]/g, (letter) => PLAIN[letter] ?? letter)
}

/** The folded words of a text, whatever stands between them. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
