import type { MetaDescriptor } from 'react-router'

import type { SiteInfo } from '#app/load-context.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import {
  SOCIAL_IMAGE,
  socialAddress,
  socialAlt,
  socialBrand,
  type SocialCard,
  socialVersion,
} from '#domain/social/social-image.ts'
import { ownPicture, SHARED_PICTURE, sharedPictureAddress } from '#domain/uploads/picture.ts'

type SocialPicture = {
  address: string
  alt: string
  card: 'summary' | 'summary_large_image'
  size?: { width: number; height: number; type: string }
}

/** The generated image of this card, at its current version. */
export function generatedPicture(card: SocialCard, site: SiteInfo): SocialPicture {
  const address = socialAddress(card.path, socialVersion(card, socialBrand({ ...site, brandId: site.brand?.id })))
  return { address, alt: socialAlt(card), card: 'summary_large_image', size: SOCIAL_IMAGE }
}

/** The generated image at this path without a version, for pages that lack some of its data. */
export function newestPicture(path: string, alt: string): SocialPicture {
  return { address: socialAddress(path), alt, card: 'summary_large_image', size: SOCIAL_IMAGE }
}

/** R300: somebody's own picture; one of ours as networks take it, one from elsewhere as it is. */
export function avatarPicture(address: string, name: string, { mediaUrl }: SiteInfo): SocialPicture {
  const own = ownPicture(address, mediaUrl)
  if (own?.purpose !== 'avatar') return { address, alt: name, card: 'summary' }
  return { address: sharedPictureAddress(own.key), alt: name, card: 'summary', size: SHARED_PICTURE }
}

type Shared = {
  site: SiteInfo
  type?: 'website' | 'profile'
  title: string
  description: string
  url: string
  picture: SocialPicture | undefined
}

/** Open Graph and Twitter tags: the preview of a shared link. */
export function socialTags({ site, type = 'website', title, description, url, picture }: Shared): MetaDescriptor[] {
  const image = picture && absoluteUrl(picture.address, site.url).href
  const size = picture?.size
  const graph = {
    type,
    site_name: site.name,
    title,
    description,
    url,
    ...(image && { image, 'image:alt': picture.alt }),
    ...(size && { 'image:type': size.type, 'image:width': size.width, 'image:height': size.height }),
  }
  const twitter = {
    card: picture?.card ?? 'summary',
    ...(site.twitterHandle && { site: site.twitterHandle }),
    title,
    description,
    url,
    ...(image && { image, 'image:alt': picture.alt }),
  }
  return [
    ...Object.entries(graph).map(([name, content]) => ({ property: `og:${name}`, content: String(content) })),
    ...Object.entries(twitter).map(([name, content]) => ({ name: `twitter:${name}`, content })),
  ]
}
