import type { NameForStrangers } from '#domain/mail/name-for-strangers.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailPerson } from './mail-content.ts'

/** `Ada Moreau (@ada-moreau)` in a sentence. */
export const nameWithHandle = ({ text: t }: Texts, { name, handle }: NameForStrangers): string =>
  name === null ? `@${handle}` : t('mails.person', { name, handle })

/** `Ada Moreau and Tom Baker`. */
export function joinNames({ language }: Texts, names: string[]): string {
  return new Intl.ListFormat(language.startsWith('en') ? 'en-GB' : language).format(names)
}

/** R750: a person in a mail to an unproven address, without a picture, which could hold any text. */
export const mailPersonWithoutPicture = ({ name, handle }: NameForStrangers): MailPerson =>
  name === null ? { name: `@${handle}` } : { name, detail: `@${handle}` }

type Picture = { picture?: string | undefined }

/** For rows of the tables: the face beside a name that a message has as its argument, too. */
export const senderAsMailPerson = ({ sender, picture }: Picture & { sender: string }): MailPerson[] => [
  { name: sender, picture },
]

export const expertAsMailPerson = ({ expert, picture }: Picture & { expert: string }): MailPerson[] => [
  { name: expert, picture },
]
