/** The cookieless path that our own pictures are served from. */
export const MEDIA_PATH = '/media'

/** Every picture is served in these widths, as WebP; its address ends in the widest one. */
export const PICTURE_VARIANTS = {
  avatar: { ratio: 1, widths: [96, 192, 384] },
  thumbnail: { ratio: 16 / 10, widths: [320, 640, 1280] },
} as const

export type PicturePurpose = keyof typeof PICTURE_VARIANTS

/** What social networks get of somebody's picture: they want more pixels than pages do, and not all of them read WebP. */
export const SHARED_PICTURE_FORMAT = { width: 640, height: 640, type: 'image/jpeg' } as const

/** The widths that are stored: those of pages, and what the shared picture is made of. */
export function storedPictureWidths(purpose: PicturePurpose): number[] {
  return [...PICTURE_VARIANTS[purpose].widths, ...(purpose === 'avatar' ? [SHARED_PICTURE_FORMAT.width] : [])]
}

export const sharedPictureAddress = (key: string) => `/social/avatar/${key}.jpg`

export function pictureAddress(base: string, purpose: PicturePurpose, key: string): string {
  return `${base}/${purpose}/${key}/${PICTURE_VARIANTS[purpose].widths.at(-1)}.webp`
}

const STORED = /^(?<base>.*\/(?<purpose>avatar|thumbnail)\/[^/]+)\/\d+\.webp$/

/** The same picture in its other widths; undefined for an address that is not one of ours. */
export function pictureSources(address: string): { src: string; width: number }[] | undefined {
  const match = STORED.exec(address)
  if (!match?.groups) return undefined
  const { base, purpose } = match.groups as { base: string; purpose: PicturePurpose }
  return PICTURE_VARIANTS[purpose].widths.map((width) => ({ src: `${base}/${width}.webp`, width }))
}

const OWN_PREFIX = `${MEDIA_PATH}/`

/** R462: where visitors get a picture of ours: under MEDIA_URL, where there is one. Other addresses stay as they are. */
export function publicPictureAddress<Address extends string | null | undefined>(
  address: Address,
  mediaUrl: string | undefined,
): Address | string {
  return mediaUrl && address?.startsWith(OWN_PREFIX) ? mediaUrl + address.slice(MEDIA_PATH.length) : address
}

/** R462: as it is stored, whichever address a client has of it: MEDIA_URL may change. */
export function storedPictureAddress<Address extends string | null | undefined>(
  address: Address,
  mediaUrl: string | undefined,
): Address | string {
  return mediaUrl && address?.startsWith(`${mediaUrl}/`) ? MEDIA_PATH + address.slice(mediaUrl.length) : address
}

/** Under MEDIA_PATH. */
const OWN = /^\/media\/(?<purpose>avatar|thumbnail)\/(?<key>[\w-]+)\/\d+\.webp$/

/** The picture that an address on our own site, or under MEDIA_URL, leads to; undefined for an address elsewhere. */
export function parseOwnPictureAddress(
  address: string | null | undefined,
  mediaUrl?: string,
): { purpose: PicturePurpose; key: string } | undefined {
  const { purpose, key } = OWN.exec(storedPictureAddress(address, mediaUrl) ?? '')?.groups ?? {}
  return purpose && key ? { purpose: purpose as PicturePurpose, key } : undefined
}
