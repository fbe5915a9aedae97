/** R93: thresholds of the spam filter. */
export const SPAM_FILTER_LIMITS = {
  /** More links than this are a sign, though not enough by themselves. */
  links: 3,
  /** Fewer letters than this besides the links: the message is little else than links. */
  ownLetters: 20,
  /** The same text to this many profiles within these days is suspicious. */
  sameTextProfiles: 8,
  /** The same text to this many is a sign, though not enough by itself. */
  severalProfiles: 3,
  sameTextDays: 7,
  /** More invisible characters than this are suspicious. */
  invisible: 10,
} as const

const LINK = /\b(?:https?:\/\/|www\.)\S+|\[url[=\]]|<a\s/giu
/** As forums and web pages write links, which no person types into a message. */
const MARKUP = /\[url[=\]]|<a\s/iu
const INVISIBLE = /[\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff]/gu
/** A zero-width joiner between two emoji combines them, and hides nothing. */
const JOINED = /\p{Extended_Pictographic}\ufe0f?\u200d/gu

type Message = { subject: string; body: string }

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0
}

/** Removes links, up to the next space on both sides. */
function withoutLinks(text: string): string {
  const words = text.split(/\s/u)
  return words.filter((word) => !/(?:https?:\/\/|www\.)\S/iu.test(word)).join(' ')
}

/**
 * The message without case, spaces, digits and punctuation, so that mass mailings with small variations compare equal.
 */
export function canonicalMessageText({ subject, body }: Message): string {
  return `${subject} ${body}`
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
}

type Known = { sameTextProfiles: number }

/** What speaks against a message, as the API says it. */
const SENTENCES = {
  only_links: 'it is little more than links',
  hidden_characters: 'it holds hidden characters',
  same_text_to_many: `the same text went to ${SPAM_FILTER_LIMITS.sameTextProfiles} other experts or more`,
  link_in_subject: 'there is a link in its subject',
  many_links: `it holds more than ${SPAM_FILTER_LIMITS.links} links`,
  markup: 'its links are written as web pages write them',
  same_text_to_several: 'the same text went to several other experts',
  /** Of messages that a former release has held. */
  other: 'it looks like advertising',
}
export type SpamSign = keyof typeof SENTENCES
export const SPAM_SIGNS = Object.keys(SENTENCES) as SpamSign[]

/** Each of these is enough. */
function certainSign({ body }: Message, { sameTextProfiles }: Known): SpamSign | undefined {
  if (
    countLinks(body) > 0 &&
    canonicalMessageText({ subject: '', body: withoutLinks(body) }).length < SPAM_FILTER_LIMITS.ownLetters
  ) {
    return 'only_links'
  }
  if ((body.replace(JOINED, '').match(INVISIBLE)?.length ?? 0) > SPAM_FILTER_LIMITS.invisible)
    return 'hidden_characters'
  return sameTextProfiles >= SPAM_FILTER_LIMITS.sameTextProfiles ? 'same_text_to_many' : undefined
}

/** A brief may well have one of these: only two of them together count. */
function doubtfulSigns({ subject, body }: Message, { sameTextProfiles }: Known): SpamSign[] {
  return [
    ...(countLinks(subject) > 0 ? ['link_in_subject' as const] : []),
    ...(countLinks(body) > SPAM_FILTER_LIMITS.links ? ['many_links' as const] : []),
    ...(MARKUP.test(body) ? ['markup' as const] : []),
    ...(sameTextProfiles >= SPAM_FILTER_LIMITS.severalProfiles ? ['same_text_to_several' as const] : []),
  ]
}

/** R93: why a message is held; empty where it passes. */
export function spamSigns(message: Message, known: Known): SpamSign[] {
  const certain = certainSign(message, known)
  if (certain) return [certain]
  const signs = doubtfulSigns(message, known)
  return signs.length >= 2 ? signs : []
}

/** The API's sentence for these signs; null for none. */
export function spamReason(signs: SpamSign[]): string | null {
  const text = signs.map((sign) => SENTENCES[sign]).join(', and ')
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Nodes of the release before store the sentence alone: a later release can do without it. */
export function storedSpamSigns({ filter_signs: signs, filter_reason: reason }: Stored): SpamSign[] {
  if (signs.length > 0 || reason === null) return signs
  const said = reason.toLowerCase()
  const read = SPAM_SIGNS.filter((sign) => said.includes(SENTENCES[sign]))
  return read.length > 0 ? read : ['other']
}

type Stored = { filter_signs: SpamSign[]; filter_reason: string | null }
