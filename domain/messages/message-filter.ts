/** R93: what makes a message suspect. */
export const FILTER = {
  /** More links than a brief needs. */
  links: 3,
  /** The same text to more profiles than anyone asks for an offer, within these days. */
  sameTextProfiles: 8,
  sameTextDays: 7,
  /** Characters that nobody sees, to get past filters. */
  invisible: 10,
} as const

const LINK = /\b(?:https?:\/\/|www\.)\S+|\[url[=\]]|<a\s/giu
const INVISIBLE = /[\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff]/gu
/** A zero-width joiner between two pictures makes one of them: nothing is hidden by it. */
const JOINED = /\p{Extended_Pictographic}\ufe0f?\u200d/gu

type Letter = { subject: string; body: string }

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0
}

/** Whatever a link stands in, up to the next space on both sides. */
function withoutLinks(text: string): string {
  const words = text.split(/\s/u)
  return words.filter((word) => !/(?:https?:\/\/|www\.)\S/iu.test(word)).join(' ')
}

/** The letter without case, spaces, digits and signs: what is left of it is alike for each who gets it. */
export function bareText({ subject, body }: Letter): string {
  return `${subject} ${body}`
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
}

/** Why a message is put aside, in words for its recipient; undefined where nothing speaks against it. */
export function suspicion(letter: Letter, { sameTextProfiles }: { sameTextProfiles: number }): string | undefined {
  const { subject, body } = letter
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
