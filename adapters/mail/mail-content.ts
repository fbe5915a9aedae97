import type { MailTheme } from '#domain/brand/brand.ts'

export type MailContent = {
  kind: string
  subject: string
  text: string
  /** R488: in the look of the site, which its caller does not know. */
  html: (look: MailTheme) => string
  /** Of a subscribed mail. */
  unsubscribeUrl?: string | undefined
}

export type MailLink = { label: string; url: string }

/** R753: a face with a name; initials where there is no picture. */
export type MailPerson = {
  name: string
  /** In small print under the name. */
  detail?: string | undefined
  /** The address of a JPEG on our own site. */
  picture?: string | undefined
}

export type MailEntry = MailPerson & { lines: string[]; url: string }

export type MailParts = {
  kind: string
  subject: string
  greeting: string
  /** Whom the mail is about. */
  people?: MailPerson[]
  lines: string[]
  /** Text of another user, quoted: it can neither end the quotation nor pass for our own. */
  quote?: string
  /** A list of people, each with what is said of them and a link to one of our pages. */
  entries?: MailEntry[]
  /** The button. */
  action: MailLink
  /** A further page, in small print under the button. */
  link?: MailLink | undefined
  after?: string[]
  /** A last line in small print, with a link. */
  foot?: MailFoot | undefined
}

export type MailFoot = MailLink & { line: string }
