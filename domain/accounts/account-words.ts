import { foldedWords, foldText } from '#domain/text/fold-text.ts'

type Owner = { name: string; email: string; siteNames: string[] }

/** Shorter words occur in too many others. */
const SHORTEST = 3
const MOST_WORDS = 24
const LONGEST_TEXT = 320

/** Digits and symbols that people write for letters. */
const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

function asLetters(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)
}

/** The words of an account's name and email and of its site, longest first. */
export function accountWords({ name, email, siteNames }: Owner): string[] {
  const address = foldText(email.slice(0, LONGEST_TEXT))
  const texts = [name.slice(0, LONGEST_TEXT), address, ...siteNames]
  const all = [address, address.split('@')[0] ?? '', ...texts.flatMap(foldedWords)]
  const words = new Set(all.filter((word) => word.length >= SHORTEST))
  return [...words].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS)
}

/** R210: the rest of a password without the account's own words, however they are spelt; may be empty. */
export function withoutAccountWords(password: string, words: string[]): string | undefined {
  const folded = foldText(password)
  let left = folded
  for (const word of words.map(asLetters)) {
    for (let at = asLetters(left).indexOf(word); at >= 0; at = asLetters(left).indexOf(word, at)) {
      left = `${left.slice(0, at)} ${left.slice(at + word.length)}`
    }
  }
  return left === folded ? undefined : left.split(/\s+/).join(' ').trim()
}
