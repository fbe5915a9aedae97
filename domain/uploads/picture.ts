/** The cookieless path that our own pictures are served from. */
export const MEDIA_PATH = '/media'

/** Every picture is stored in these widths, as WebP; its address ends in the widest one. */
export const PICTURES = {
  avatar: { ratio: 1, widths: [96, 192, 384] },
  thumbnail: { ratio: 16 / 10, widths: [320, 640, 1280] },
} as const

export type PicturePurpose = keyof typeof PICTURES

export function pictureAddress(base: string, purpose: PicturePurpose, key: string): string {
  return `${base}/${purpose}/${key}/${PICTURES[purpose].widths.at(-1)}.webp`
}

const STORED = /^(?<base>.*\/(?<purpose>avatar|thumbnail)\/[^/]+)\/\d+\.webp$/

/** The same picture in its other widths; undefined for an address that is not one of ours. */
export function pictureSources(address: string): { src: string; width: number }[] | undefined {
  const match = STORED.exec(address)
  if (!match?.groups) return undefined
  const { base, purpose } = match.groups as { base: string; purpose: PicturePurpose }
  return PICTURES[purpose].widths.map((width) => ({ src: `${base}/${width}.webp`, width }))
}

/** Under MEDIA_PATH. */
const OWN = /^\/media\/(?<purpose>avatar|thumbnail)\/(?<key>[\w-]+)\/\d+\.webp$/

/** The picture that an address on our own site leads to; undefined for an address elsewhere. */
export function ownPicture(address: string | null | undefined): { purpose: PicturePurpose; key: string } | undefined {
  const { purpose, key } = OWN.exec(address ?? '')?.groups ?? {}
  return purpose && key ? { purpose: purpose as PicturePurpose, key } : undefined
}
