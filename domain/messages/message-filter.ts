/** R93: what makes a message suspect. */
export const FILTER = {
  /** More links than most briefs have; alone they say nothing. */
  links: 3,
  /** Letters beside the links, without which there is no brief. */
  ownLetters: 20,
  /** The same text to more profiles than anyone asks for an offer, within these days. */
  sameTextProfiles: 8,
  /** So many may well be asked, but not with other signs beside it. */
  severalProfiles: 3,
  sameTextDays: 7,
  /** Characters that nobody sees, to get past filters. */
  invisible: 10,
} as const

const LINK = /\b(?:https?:\/\/|www\.)\S+|\[url[=\]]|<a\s/giu
/** As forums and web pages write links, which no person types into a letter. */
const MARKUP = /\[url[=\]]|<a\s/iu
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

type Known = { sameTextProfiles: number }

/** Each of these is enough. */
function certainSign({ body }: Letter, { sameTextProfiles }: Known): string | undefined {
  if (countLinks(body) > 0 && bareText({ subject: '', body: withoutLinks(body) }).length < FILTER.ownLetters) {
    return 'it is little more than links'
  }
  if ((body.replace(JOINED, '').match(INVISIBLE)?.length ?? 0) > FILTER.invisible) return 'it holds hidden characters'
  if (sameTextProfiles >= FILTER.sameTextProfiles) {
    return `the same text went to ${FILTER.sameTextProfiles} other experts or more`
  }
  return undefined
}

/** A brief may well have one of these: only two of them together count. */
function doubtfulSigns({ subject, body }: Letter, { sameTextProfiles }: Known): string[] {
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
export function suspicion(letter: Letter, known: Known): string | undefined {
  const certain = certainSign(letter, known)
  if (certain) return sentence(certain)
  const signs = doubtfulSigns(letter, known)
  return signs.length >= 2 ? sentence(signs.join(', and ')) : undefined
}
