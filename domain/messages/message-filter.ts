/** R93: thresholds of the spam filter. */
export const FILTER = {
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
export function canonicalText({ subject, body }: Message): string {
  return `${subject} ${body}`
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
}

type Known = { sameTextProfiles: number }

/** Each of these is enough. */
function certainSign({ body }: Message, { sameTextProfiles }: Known): string | undefined {
  if (countLinks(body) > 0 && canonicalText({ subject: '', body: withoutLinks(body) }).length < FILTER.ownLetters) {
    return 'it is little more than links'
  }
  if ((body.replace(JOINED, '').match(INVISIBLE)?.length ?? 0) > FILTER.invisible) return 'it holds hidden characters'
  if (sameTextProfiles >= FILTER.sameTextProfiles) {
    return `the same text went to ${FILTER.sameTextProfiles} other experts or more`
  }
  return undefined
}

/** A brief may well have one of these: only two of them together count. */
function doubtfulSigns({ subject, body }: Message, { sameTextProfiles }: Known): string[] {
  return [
    ...(countLinks(subject) > 0 ? ['there is a link in its subject'] : []),
    ...(countLinks(body) > FILTER.links ? [`it holds more than ${FILTER.links} links`] : []),
    ...(MARKUP.test(body) ? ['its links are written as web pages write them'] : []),
    ...(sameTextProfiles >= FILTER.severalProfiles ? ['the same text went to several other experts'] : []),
  ]
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** R93: why a message is held, in words for both sides; undefined where nothing speaks against it. */
export function spamReason(message: Message, known: Known): string | undefined {
  const certain = certainSign(message, known)
  if (certain) return sentence(certain)
  const signs = doubtfulSigns(message, known)
  return signs.length >= 2 ? sentence(signs.join(', and ')) : undefined
}
