/** Languages that most experts and clients speak, with which a choice begins. */
export const COMMON_LANGUAGES = 'en es fr de pt it nl pl tr uk ru ar hi zh ja ko'.split(' ')

const natives = new Map<string, string | undefined>()

/** A language's name for itself; undefined where it is not known. Creating a formatter takes long, so each is made once. */
export function nativeLanguageName(code: string): string | undefined {
  if (!natives.has(code)) {
    const display = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' })
    // Without data of the language itself, names are those of another one.
    const isOwn = new Intl.Locale(display.resolvedOptions().locale).language === code
    natives.set(code, isOwn ? display.of(code) : undefined)
  }
  return natives.get(code)
}
