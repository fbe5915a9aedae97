/** R93: thresholds of the spam filter. */
export const FILTER = {
  /** More links than this are suspicious. */
  links: 3,
  /** The same text to this many profiles within these days is suspicious. */
  sameTextProfiles: 8,
  sameTextDays: 7,
  /** More invisible characters than this are suspicious. */
  invisible: 10,
} as const

const LINK = /\b(?:https?:\/\/|www\.)\S+|\[url[=\]]|<a\s/giu
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
export function bareText({ subject, body }: Message): string {
  return `${subject} ${body}`
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
}

/** Why a message is filtered, as a text for its recipient; undefined where it passes. */
export function suspicion(message: Message, { sameTextProfiles }: { sameTextProfiles: number }): string | undefined {
  const { subject, body } = message
  if (countLinks(subject) > 0) return 'There is a link in its subject.'
  const links = countLinks(body)
  if (links > FILTER.links) return `It holds more than ${FILTER.links} links.`
  if (links > 0 && bareText({ subject: '', body: withoutLinks(body) }).length < 20) {
    return 'It is little more than a link.'
  }
  if ((body.replace(JOINED, '').match(INVISIBLE)?.length ?? 0) > FILTER.invisible) return 'It holds hidden characters.'
  if (sameTextProfiles >= FILTER.sameTextProfiles) {
    return `The same text went to ${FILTER.sameTextProfiles} other experts or more.`
  }
  return undefined
}
