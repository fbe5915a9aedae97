import type { MetaDescriptor } from 'react-router'

import type { SiteInfo } from '#app/load-context.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import {
  SOCIAL_IMAGE,
  socialImageAddress,
  socialImageAlt,
  socialBrand,
  type SocialCard,
  socialCardVersion,
} from '#domain/social/social-image.ts'

type SocialPicture = {
  address: string
  alt: string
}

/** The generated image of this card, at its current version. */
export function socialCardPicture(card: SocialCard, site: SiteInfo): SocialPicture {
  const address = socialImageAddress(
    card.path,
    socialCardVersion(card, socialBrand({ ...site, brandId: site.brand?.id })),
  )
  return { address, alt: socialImageAlt(card) }
}

/** The generated image at this path without a version, for pages that lack some of its data. */
export function unversionedSocialPicture(path: string, alt: string): SocialPicture {
  return { address: socialImageAddress(path), alt }
}

const SIZE = {
  'image:type': SOCIAL_IMAGE.type,
  'image:width': SOCIAL_IMAGE.width,
  'image:height': SOCIAL_IMAGE.height,
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
  const graph = {
    type,
    site_name: site.name,
    title,
    description,
    url,
    ...(image && { image, 'image:alt': picture.alt, ...SIZE }),
  }
  const twitter = {
    card: picture ? 'summary_large_image' : 'summary',
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
