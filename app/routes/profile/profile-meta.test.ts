import { expect, test } from 'vitest'

import type { Profile } from '#domain/profiles/profile.ts'

import { profileMeta } from './profile-meta.ts'

const site = { url: 'https://guildhall.example', name: 'Guildhall', platformName: 'the platform', demo: false }

const profile = {
  slug: 'ada-moreau',
  name: 'Ada Moreau',
  owner: { id: '1', type: 'PERSON' },
  location: { city: 'Paris', country: 'France' },
  skills: ['Web Design'],
  languages: [],
  profileImg: null,
  thumbnailImage: null,
  visibility: 'PUBLIC',
  public: true,
  expertsMetadata: { status: 'ACTIVE' },
  featuredAssets: [],
  sortedSiteProfiles: [],
} as unknown as Profile

function tagsOf(values: Partial<Profile>): Record<string, string> {
  const tags = profileMeta({ profile: { ...profile, ...values }, countryCode: 'fr', site }) as Record<string, string>[]
  return Object.fromEntries(tags.map((tag) => [tag['property'] ?? tag['name'] ?? '', tag['content'] ?? '']))
}

test('R23 R300 their own picture where there is one, as a JPEG of known size, by its full address', () => {
  const picture = 'https://guildhall.example/social/avatar/k1.jpg'
  expect(tagsOf({ profileImg: '/media/avatar/k1/384.webp' })).toMatchObject({
    'og:image': picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': '640',
    'og:image:height': '640',
    'twitter:image': picture,
    'twitter:card': 'summary',
  })
  const elsewhere = tagsOf({ profileImg: 'https://elsewhere.example/me.jpg' })
  expect(elsewhere['og:image']).toBe('https://elsewhere.example/me.jpg')
  expect(elsewhere).not.toHaveProperty('og:image:width')
})

test('R23 a generated picture only without an uploaded one', () => {
  expect(tagsOf({})).toMatchObject({
    'og:image': expect.stringMatching(
      /^https:\/\/guildhall\.example\/social\/profile\/ada-moreau\.png\?v=[0-9a-f]{16}$/,
    ),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Ada Moreau. Paris, France',
    'twitter:card': 'summary_large_image',
  })
})

test('R6 no picture of a profile that strangers cannot see', () => {
  for (const hidden of [
    { visibility: 'PRIVATE', public: false },
    { expertsMetadata: { status: 'SUSPENDED' } },
  ] as Partial<Profile>[]) {
    expect(tagsOf(hidden)).not.toHaveProperty('og:image')
    expect(tagsOf(hidden)['twitter:card']).toBe('summary')
  }
})

test('R300 the country is a code, and left out where it is not known', () => {
  const address = (countryCode: string | undefined) => {
    const tags = profileMeta({ profile: { ...profile, city: 'Paris', country: 'Frankreich' }, countryCode, site })
    const data = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))[0]
    return (data as { mainEntity: { address: object } }).mainEntity.address
  }
  expect(address('fr')).toEqual({ '@type': 'PostalAddress', addressLocality: 'Paris', addressCountry: 'FR' })
  expect(address(undefined)).toEqual({ '@type': 'PostalAddress', addressLocality: 'Paris' })
})

test('R300 whose link it is, only where the operator has said so', () => {
  expect(tagsOf({})).not.toHaveProperty('twitter:site')
  const tags = profileMeta({ profile, countryCode: 'fr', site: { ...site, twitterHandle: '@guildhall' } })
  expect(tags).toContainEqual({ name: 'twitter:site', content: '@guildhall' })
})
