import { foldText } from '#domain/text/fold-text.ts'

/** `native` is the language's name for itself, where that is another one. */
export type LanguageChoice = { code: string; name: string; native: string | undefined }

/** Whether one of the language's names holds what was typed, whatever its accents. */
export function matchesLanguage({ name, native = '' }: LanguageChoice, typed: string): boolean {
  const needle = foldText(typed.trim())
  return foldText(name).includes(needle) || foldText(native).includes(needle)
}
