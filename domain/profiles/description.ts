import { MAX_LENGTH } from '#domain/limits.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'

type Described = {
  name: string
  slug: string
  city: string | null
  country: string | null
  about: string | null
}

const words = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * R22: cut at a word, with an ellipsis where something is left out. Japanese, Chinese and Thai have no spaces, so that
 * a segmenter says where words end; a word that is longer than the room is cut between two graphemes.
 */
function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  // The last end before the room is used up, with a place left for the ellipsis.
  const end = words.segment(text).containing(max - 1)?.index || graphemes.segment(text).containing(max - 1)?.index
  const head = trimEndMatching(text.slice(0, end ?? 0), /[\s,;:.–—、。，；：-]/u)
  return head ? `${head}…` : ''
}

/** R21: the page description of a profile; only the about text is ever cut. */
export function describeProfile(profile: Described, platformName: string): string {
  const place = [profile.city, profile.country].filter(Boolean).join(', ')
  const from = place ? ` from ${place}` : ''
  const lead = `${profile.name} (${profile.slug}) | service provider${from} on ${platformName}`
  const about = (profile.about ?? '').replace(/\s+/gu, ' ').trim()
  const room = MAX_LENGTH.description - lead.length - 1
  const tail = room > 0 ? cutAtWord(about, room) : ''
  return tail ? `${lead} ${tail}` : lead
}
