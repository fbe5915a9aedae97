import type { ExpertStatus, Visibility } from '#domain/profiles/profile.ts'

/** The letters of a name, and the marks that names have; a dot ends a word, as in `St. John`. */
const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,&+’'()-]|\.(?= |$))*$/u
const LONGEST = 40
const MOST_WORDS = 5
const MOST_DIGITS = 4
/** Scripts that put no spaces between words: a few letters are a word. */
const UNSPACED =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u
const LETTER = /\p{L}/gu
const MOST_UNSPACED = 14

export type NamedProfile = {
  slug: string
  name: string
  visibility: Visibility
  expert_status: ExpertStatus
}

const isFewWords = (name: string) => !UNSPACED.test(name) || (name.match(LETTER)?.length ?? 0) <= MOST_UNSPACED

/** `name` is null where only the handle may be told. */
export type NameForStrangers = { handle: string; name: string | null }

/**
 * R750: what a mail to an unproven address calls a profile. Anyone may name a profile, and have such a mail sent to
 * anyone, so a name that could be a message, a link or a phone number gives way to the handle.
 */
export function nameForStrangers({ slug, name, visibility, expert_status: status }: NamedProfile): NameForStrangers {
  const open = visibility === 'PUBLIC' && status !== 'SUSPENDED'
  const short = [...name].length <= LONGEST && name.split(' ').length <= MOST_WORDS
  const plain = short && PLAIN.test(name) && (name.match(/\p{N}/gu)?.length ?? 0) <= MOST_DIGITS && isFewWords(name)
  return { handle: slug, name: open && plain ? name : null }
}
