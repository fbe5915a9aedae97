import { languageNames } from '#app/ui/format.ts'
import { LANGUAGE_CODES } from '#domain/profiles/language-codes.ts'
import { COMMON_LANGUAGES, nativeLanguageName } from '#domain/profiles/native-language-names.ts'

import type { LanguageChoice } from './matches-language.ts'

function choiceOf(code: string): LanguageChoice {
  const name = languageNames([code])
  const native = nativeLanguageName(code)
  return { code, name, native: native === name ? undefined : native }
}

/**
 * R710: every language with its names: the profile's first, then common ones, then all others by name. Named on the
 * server, since browsers' names may differ.
 */
export function languageChoices(chosen: string[]): LanguageChoice[] {
  const all = LANGUAGE_CODES.map(choiceOf).sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const rank = ({ code }: LanguageChoice) => {
    if (chosen.includes(code)) return -1
    const common = COMMON_LANGUAGES.indexOf(code)
    return common < 0 ? COMMON_LANGUAGES.length : common
  }
  return all.sort((a, b) => rank(a) - rank(b))
}
