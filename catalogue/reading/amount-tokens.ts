import { foldForTerms } from './fold-for-terms.ts'

export type AmountToken = { from: number; to: number } & (
  | { kind: 'number'; value: number }
  | { kind: 'sign'; currency: string }
  | { kind: 'dash' | 'slash' }
  | { kind: 'word'; word: string }
)

const SIGNS: Record<string, string> = {
  '€': 'eur',
  $: 'usd',
  '£': 'gbp',
  '¥': 'jpy',
  '￥': 'jpy',
  '₩': 'krw',
  '₴': 'uah',
  '₽': 'rub',
  '₹': 'inr',
  '₺': 'try',
}

/** Thousands are parted by a point, a comma, an apostrophe or a space, and three digits follow; then comes a fraction. */
const TOKEN =
  /\d{1,9}(?:[.,'’\u00a0\u202f ]\d{3}){0,3}(?:[.,]\d{1,2})?|(?<=\d ?)(?:백만|천만|만|천|억)|[€$£¥￥₩₴₽₹₺]|[-–—~〜～]|\/|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}]+/gu

/** Digits of other scripts as ASCII ones; the length stays. */
function withPlainDigits(text: string): string {
  return text
    .replaceAll(/[０-９]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[٠-٩]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0x630))
    .replaceAll(/[۰-۹]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0x6c0))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
}

function valueOf(number: string): number {
  const parts = number.split(/[.,'’\u00a0\u202f ]/u)
  const last = parts.at(-1) ?? ''
  // "3.000" are three thousand, "1.5" is one and a half.
  const hasFraction = parts.length > 1 && last.length < 3
  const whole = (hasFraction ? parts.slice(0, -1) : parts).join('')
  return Number(hasFraction ? `${whole}.${last}` : whole)
}

function tokenOf(text: string, from: number): AmountToken {
  const span = { from, to: from + text.length }
  if (/^\d/.test(text)) return { ...span, kind: 'number', value: valueOf(text) }
  const currency = SIGNS[text]
  if (currency) return { ...span, kind: 'sign', currency }
  if (text === '/') return { ...span, kind: 'slash' }
  if (/^[-–—~〜～]$/u.test(text)) return { ...span, kind: 'dash' }
  return { ...span, kind: 'word', word: foldForTerms(text) }
}

/** The numbers of a text, and what may belong to them. A digit within a word is not an amount: "3d", "b2b". */
export function amountTokens(text: string): AmountToken[] {
  const plain = withPlainDigits(text)
  return [...plain.matchAll(TOKEN)].map((match) => tokenOf(match[0], match.index))
}
