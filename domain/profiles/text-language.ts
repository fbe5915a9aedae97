/** Scripts that one language of any size is written in. */
const ONE_LANGUAGE: [RegExp, string][] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Lao}/u, 'lo'],
]

/** Scripts that several share, with letters that only one of them has. */
const SHARED: { script: RegExp; languages: string[]; own: [RegExp, string][] }[] = [
  {
    script: /\p{Script=Cyrillic}/u,
    languages: ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'mn', 'tg'],
    own: [
      [/[ґєї]/u, 'uk'],
      [/ў/u, 'be'],
      [/[ђћ]/u, 'sr'],
      [/[ѓќѕ]/u, 'mk'],
      [/[әғқңөұүһҷӣӯ]/u, ''],
      [/[ыэё]/u, 'ru'],
    ],
  },
  {
    script: /\p{Script=Arabic}/u,
    languages: ['ar', 'fa', 'ur', 'ps', 'ug'],
    own: [
      [/[ٹڈڑے]/u, 'ur'],
      [/[ټډړښ]/u, 'ps'],
      [/[پچژگ]/u, 'fa'],
      [/[ةأإ]/u, 'ar'],
    ],
  },
  { script: /\p{Script=Devanagari}/u, languages: ['hi', 'mr', 'ne'], own: [] },
  { script: /\p{Script=Bengali}/u, languages: ['bn', 'as'], own: [[/[ৰৱ]/u, 'as']] },
]

/** Small words that any text of some length has, and that none of the others here uses as often. */
const SMALL_WORDS: Record<string, string> = {
  en: 'the and of to with for in is are we our your you my that it on at as from by',
  de: 'der die das und mit für ich wir ist sind ein eine nicht auf von zu den im auch seit',
  fr: 'le la les des et avec pour je nous est sont une dans vos votre que qui sur aux du',
  es: 'el los las y con para que una por su mis nuestro somos más desde del soy como es en',
  pt: 'os as e com para que uma por seu meus nosso somos mais desde do da em não sou um',
  it: 'il gli e con per che una di sono siamo nostro più dal della nel anche mio le un la',
  nl: 'de het een en met voor ik wij is zijn niet op van ook sinds onze jouw mijn dat je',
  pl: 'i z w na do jest są nie się dla że oraz jak moje nasze od przez po to o',
  sv: 'och med för jag vi är ett en inte på av till som även sedan våra min det att den',
}
const WORD_LISTS = Object.entries(SMALL_WORDS).map(([language, words]) => ({ language, words: words.split(' ') }))

/** Fewer of them prove nothing: names and quotations have some, too. */
const ENOUGH_WORDS = 5
const ENOUGH_LETTERS = 20

const count = (letters: string[], script: RegExp) => letters.filter((letter) => script.test(letter)).length

function latinLanguage(text: string): string | undefined {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu))
  const [first, second] = WORD_LISTS.map((list) => ({
    language: list.language,
    found: list.words.filter((word) => words.has(word)).length,
  })).sort((a, b) => b.found - a.found)
  if (!first || !second || first.found < ENOUGH_WORDS || first.found < 2 * second.found) return undefined
  return first.language
}

function sharedScriptLanguage(text: string, { languages, own }: (typeof SHARED)[number], spoken: string[]) {
  const [, language] = own.find(([letters]) => letters.test(text)) ?? []
  if (language !== undefined) return language || undefined
  const possible = languages.filter((one) => spoken.includes(one))
  return possible.length === 1 ? possible[0] : undefined
}

/**
 * R301: the language of a text, where its letters or its small words leave no doubt; `spoken` are the languages that
 * its writer names. A guess would make a screen reader mispronounce all of it.
 */
export function detectTextLanguage(text: string, spoken: string[]): string | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < ENOUGH_LETTERS) return undefined
  const most = letters.length * 0.7
  if (count(letters, /\p{Script=Latin}/u) > most) return latinLanguage(text)
  const kana = count(letters, /[\p{Script=Hiragana}\p{Script=Katakana}]/u)
  const han = count(letters, /\p{Script=Han}/u)
  if (kana + han > most) return kana > 0 ? 'ja' : 'zh'
  const one = ONE_LANGUAGE.find(([script]) => count(letters, script) > most)
  if (one) return one[1]
  const shared = SHARED.find(({ script }) => count(letters, script) > most)
  return shared && sharedScriptLanguage(text.toLowerCase(), shared, spoken)
}
