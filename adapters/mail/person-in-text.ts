import type { StrangersName } from '#domain/mail/name-for-strangers.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailPerson } from './mail-content.ts'

/** `Ada Moreau (@ada-moreau)` in a sentence. */
export const inSentence = ({ text: t }: Texts, { name, handle }: StrangersName): string =>
  name === null ? `@${handle}` : t('mails.person', { name, handle })

/** `Ada Moreau and Tom Baker`. */
export function listOf({ language }: Texts, names: string[]): string {
  return new Intl.ListFormat(language.startsWith('en') ? 'en-GB' : language).format(names)
}

/** R750: a person in a mail to an unproven address, without a picture, which could hold any text. */
export const faceless = ({ name, handle }: StrangersName): MailPerson =>
  name === null ? { name: `@${handle}` } : { name, detail: `@${handle}` }
