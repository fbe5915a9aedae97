import type { MetaDescriptor } from 'react-router'
import type { Organization, Person, ProfilePage as ProfilePageData, WithContext } from 'schema-dts'

import type { SiteInfo } from '#app/load-context.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import { socialCardPicture, socialTags } from '#app/ui/social-tags.ts'
import { profileAboutText, isPublicProfile, profilePicture, profileType } from '#client/profiles/profile-model.ts'
import * as addresses from '#domain/addresses.ts'
import { describeProfile } from '#domain/profiles/description.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { profileSocialCard } from '#domain/social/social-cards.ts'

function counter(action: 'FollowAction' | 'LikeAction', count: number) {
  const interactionType = { '@type': action } as const
  return { '@type': 'InteractionCounter', interactionType, userInteractionCount: count } as const
}

/** R805: the website, and what was proven. */
function samePages({ website, proofs }: Profile): string[] {
  return [...new Set([website, ...proofs.map(({ url }) => url)].filter((url) => url !== null))]
}

type Facts = { url: string; image: string | undefined; countryCode: string | undefined }

/** What a person and an organization have in common. */
function entityFacts(profile: Profile, { url, image, countryCode }: Facts) {
  const address = {
    '@type': 'PostalAddress' as const,
    ...(profile.city && { addressLocality: profile.city }),
    ...(countryCode && { addressCountry: countryCode.toUpperCase() }),
  }
  const sameAs = samePages(profile)
  return {
    name: profile.name,
    alternateName: profile.slug,
    identifier: profile.profileId,
    url,
    ...(profileAboutText(profile) && { description: profileAboutText(profile) }),
    ...(image && { image }),
    ...((profile.city || countryCode) && { address }),
    ...(profile.skills.length > 0 && { knowsAbout: profile.skills }),
    ...(sameAs.length > 0 && { sameAs }),
    interactionStatistic: [counter('FollowAction', profile.numFollowers), counter('LikeAction', profile.numLikes)],
  }
}

function describePerson(profile: Profile, facts: Facts): Person {
  return {
    '@type': 'Person',
    ...entityFacts(profile, facts),
    ...(profile.title && { jobTitle: profile.title }),
    ...(profile.employer && { worksFor: { '@type': 'Organization', name: profile.employer } }),
    ...(profile.languages.length > 0 && { knowsLanguage: profile.languages }),
  }
}

function structuredData(profile: Profile, facts: Facts): WithContext<ProfilePageData> {
  const organization: Organization = { '@type': 'Organization', ...entityFacts(profile, facts) }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: profile.createdOn,
    dateModified: profile.updatedOn,
    url: facts.url,
    mainEntity: profileType(profile) === 'user' ? describePerson(profile, facts) : organization,
  }
}

/** R23: a card with name, picture and work, if strangers may see the profile. */
function pictureOf(t: PageTexts, profile: Profile, site: SiteInfo) {
  const open = isPublicProfile(profile) && profile.expertsMetadata.status !== 'SUSPENDED'
  return open ? socialCardPicture(profileSocialCard(profile, { ...site, say: t }), site) : undefined
}

type ProfilePage = { profile: Profile; countryCode: string | undefined; site: SiteInfo }

/** R21, R23: title, description, canonical and social tags, all from the profile itself. */
export function profileMeta(t: PageTexts, { profile, countryCode, site }: ProfilePage): MetaDescriptor[] {
  const url = site.url + addresses.profile(profile.slug)
  const description = describeProfile({ ...profile, about: profileAboutText(profile) }, site.platformName)
  const picture = profilePicture(profile)
  const image = picture && absoluteUrl(picture, site.url).href
  return [
    { title: profile.name },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({
      site,
      type: 'profile',
      title: profile.name,
      description,
      url,
      picture: pictureOf(t, profile, site),
    }),
    ...(isPublicProfile(profile) ? [] : [{ name: 'robots', content: 'noindex' }]),
    { 'script:ld+json': structuredData(profile, { url, image, countryCode }) },
  ]
}
