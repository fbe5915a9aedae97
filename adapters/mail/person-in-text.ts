import type { StrangersName } from '#domain/mail/name-for-strangers.ts'

import type { MailPerson } from './mail-content.ts'

/** `Ada Moreau (@ada-moreau)` in a sentence. */
export const inSentence = ({ name, handle }: StrangersName): string =>
  name === null ? `@${handle}` : `${name} (@${handle})`

/** R750: a person in a mail to an unproven address, without a picture, which could hold any text. */
export const faceless = ({ name, handle }: StrangersName): MailPerson =>
  name === null ? { name: `@${handle}` } : { name, detail: `@${handle}` }
