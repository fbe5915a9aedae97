import { foldedWords } from '#domain/text/fold-text.ts'

/** A shorter name is the beginning of too many others. */
const MIN_LETTERS = 4

/** R704: the skill that an unknown name probably means, of those that are suggested for it. */
export function guessIntendedSkill(typed: string, suggested: readonly { displayName: string }[]): string | undefined {
  return foldedWords(typed).join('').length < MIN_LETTERS ? undefined : suggested[0]?.displayName
}
