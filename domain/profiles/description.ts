import { MAX_LENGTH } from '#domain/limits.ts'
import { trimEndOf } from '#domain/trim-end.ts'

type Described = {
  name: string
  slug: string
  city: string | null
  country: string | null
  about: string | null
}

/** R22: cut at a word, with an ellipsis where something is left out. */
function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, Math.max(0, max - 1))
  const lastSpace = head.lastIndexOf(' ')
  // A first word that does not fit leaves nothing to show.
  if (lastSpace <= 0) return ''
  return `${trimEndOf(head.slice(0, lastSpace), /[\s,;:.–—-]/u)}…`
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
