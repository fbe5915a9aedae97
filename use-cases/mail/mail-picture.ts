import { absoluteUrl } from '#domain/site/site-url.ts'
import { parseOwnPictureAddress, sharedPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'

/**
 * R753: a profile's picture for a mail, as the JPEG that shared links have, the same for every reader. None that is
 * elsewhere: its host would learn who has opened the mail.
 */
export function mailPictureUrl({ site }: Pick<Deps, 'site'>, address: string | null): string | undefined {
  const own = parseOwnPictureAddress(address, site.mediaUrl)
  return own?.purpose === 'avatar' ? absoluteUrl(sharedPictureAddress(own.key), site.url).href : undefined
}
