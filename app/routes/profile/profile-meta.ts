import type { MetaDescriptor } from 'react-router'

import type { SiteInfo } from '#app/load-context.ts'
import { aboutText, isPublicProfile, profilePicture, profileType } from '#client/profile-model.ts'
import { describeProfile } from '#domain/description.ts'
import type { Profile } from '#domain/profile.ts'

function structuredData(profile: Profile, { url, image }: { url: string; image: string | undefined }) {
  const isPerson = profileType(profile) === 'user'
  const address = {
    '@type': 'PostalAddress',
    ...(profile.city && { addressLocality: profile.city }),
    ...(profile.country && { addressCountry: profile.country }),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: profile.createdOn,
    dateModified: profile.updatedOn,
    url,
    mainEntity: {
      '@type': isPerson ? 'Person' : 'Organization',
      name: profile.name,
      alternateName: profile.slug,
      identifier: profile.profileId,
      url,
      ...(aboutText(profile) && { description: aboutText(profile) }),
      ...(image && { image }),
      ...(isPerson && profile.title && { jobTitle: profile.title }),
      ...(isPerson && profile.employer && { worksFor: { '@type': 'Organization', name: profile.employer } }),
      ...((profile.city || profile.country) && { address }),
      ...(profile.skills.length > 0 && { knowsAbout: profile.skills }),
      ...(isPerson && profile.languages.length > 0 && { knowsLanguage: profile.languages }),
      ...(profile.website && { sameAs: [profile.website] }),
      interactionStatistic: [
        {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: profile.numFollowers,
        },
        {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/LikeAction',
          userInteractionCount: profile.numLikes,
        },
      ],
    },
  }
}

/** R21, R23: title, description, canonical and social tags, all from the profile itself. */
export function profileMeta({ profile, site }: { profile: Profile; site: SiteInfo }): MetaDescriptor[] {
  const url = `${site.url}/@${profile.slug}`
  const description = describeProfile({ ...profile, about: aboutText(profile) }, site.platformName)
  const picture = profilePicture(profile)
  const image = picture && new URL(picture, site.url).href
  return [
    { title: profile.name },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'profile' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: profile.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:site', content: site.name },
    { name: 'twitter:title', content: profile.name },
    { name: 'twitter:description', content: description },
    { name: 'twitter:url', content: url },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:image', content: image },
        ]
      : []),
    ...(isPublicProfile(profile) ? [] : [{ name: 'robots', content: 'noindex' }]),
    { 'script:ld+json': structuredData(profile, { url, image }) },
  ]
}
