import { basePathOf } from '#domain/site/site-url.ts'
/** What social networks show large: PNG of this size, on every page alike. */
export const SOCIAL_IMAGE = { width: 1200, height: 630, type: 'image/png' } as const

/** Pictures of work on one drawing, and the names beside each other. */
export const MAX_SOCIAL_PICTURES = 3
export const MAX_SOCIAL_CHIPS = 12

/** All that a drawing shows. Two equal cards are the same picture. */
export type SocialCard = {
  /** Where the drawing is, without its ending. */
  path: string
  heading: string
  /** Drawn where the heading is in letters that we have no font for. */
  plainHeading: string
  /** An emphasized number, and the text after it. */
  note: { figure: string | null; text: string }
  chips: string[]
  /** Addresses of our own pictures. */
  pictures: string[]
  /** Of an expert: initials where the address of a picture of ours is missing. */
  avatar: { initials: string; shape: 'person' | 'workspace'; picture: string | null } | null
}

/** What is the same on every drawing of a site. */
export type SocialBrand = {
  name: string
  host: string
  /** R489: of the operator's own look; absent for ours. */
  brandId?: string
}

type Facts = { name: string; url: URL | string; brandId: string | undefined }

export function socialBrand({ name, url, brandId }: Facts): SocialBrand {
  const site = new URL(url)
  return { name, host: site.host + basePathOf(site), ...(brandId !== undefined && { brandId }) }
}

/** Grows with every change of the drawing itself, so that crawlers come for the new one. */
const DRAWN_AS = 3

/** Two rounds of FNV-1a, 64 bits in all: enough to tell the versions of one picture apart. */
function digest(text: string): string {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit ^ (low >>> 16), 0x01000193)
  }
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The same as long as the drawing would be. */
export function socialCardVersion(card: SocialCard, brand: SocialBrand): string {
  return digest(JSON.stringify([DRAWN_AS, brand, card]))
}

/** The drawing's address; with a version it names the drawing of now, without one whatever is newest. */
export function socialImageAddress(path: string, version?: string): string {
  return `${encodeURI(path)}.png${version ? `?v=${version}` : ''}`
}

/** The alternative text of the image. */
export function socialImageAlt({ heading, note }: Pick<SocialCard, 'heading' | 'note'>): string {
  return [heading, [note.figure, note.text].filter(Boolean).join(' ')].filter(Boolean).join('. ')
}
