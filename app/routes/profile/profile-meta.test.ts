import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { profileMeta } from './profile-meta.ts'

const t = textsFor('en')

const site = { url: 'https://guildhall.example', name: 'Guildhall', platformName: 'the platform', demo: false }

const profile = {
  slug: 'ada-moreau',
  name: 'Ada Moreau',
  owner: { id: '1', type: 'PERSON' },
  location: { city: 'Paris', country: 'France' },
  skills: ['Web Design'],
  languages: [],
  profileImg: null,
  website: null,
  proofs: [],
  thumbnailImage: null,
  visibility: 'PUBLIC',
  public: true,
  expertsMetadata: { status: 'ACTIVE' },
  featuredAssets: [],
  sortedSiteProfiles: [],
} as unknown as Profile

function tagsOf(values: Partial<Profile>): Record<string, string> {
  const tags = profileMeta(t, { profile: { ...profile, ...values }, countryCode: 'fr', site }) as Record<
    string,
    string
  >[]
  return Object.fromEntries(tags.map((tag) => [tag['property'] ?? tag['name'] ?? '', tag['content'] ?? '']))
}

test.each([null, '/media/avatar/k1/384.webp', 'https://elsewhere.example/me.jpg'])(
  'R23 the shared picture is the card with name and work, whatever the profile picture: %s',
  (profileImg) => {
    const tags = tagsOf({ profileImg })
    expect(tags).toMatchObject({
      'og:image': expect.stringMatching(
        /^https:\/\/guildhall\.example\/social\/profile\/ada-moreau\.png\?v=[0-9a-f]{16}$/,
      ),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Ada Moreau. Paris, France',
      'twitter:card': 'summary_large_image',
    })
    expect(tags['twitter:image']).toBe(tags['og:image'])
  },
)

test('R23 another profile picture is another address', () => {
  const address = (profileImg: string | null) => tagsOf({ profileImg })['og:image']
  const all = [null, '/media/avatar/k1/384.webp', '/media/avatar/k2/384.webp'].map(address)
  expect(new Set(all).size).toBe(3)
  expect(address('https://elsewhere.example/me.jpg')).toBe(all[0])
})

test('R6 no picture of a profile that strangers cannot see', () => {
  for (const hidden of [
    { visibility: 'PRIVATE', public: false },
    { visibility: 'PRIVATE', public: false, profileImg: '/media/avatar/k1/384.webp' },
    { expertsMetadata: { status: 'SUSPENDED' } },
  ] as Partial<Profile>[]) {
    expect(tagsOf(hidden)).not.toHaveProperty('og:image')
    expect(tagsOf(hidden)['twitter:card']).toBe('summary')
  }
})

test('R300 the country is a code, and left out where it is not known', () => {
  const address = (countryCode: string | undefined) => {
    const tags = profileMeta(t, { profile: { ...profile, city: 'Paris', country: 'Frankreich' }, countryCode, site })
    const data = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))[0]
    return (data as { mainEntity: { address: object } }).mainEntity.address
  }
  expect(address('fr')).toEqual({ '@type': 'PostalAddress', addressLocality: 'Paris', addressCountry: 'FR' })
  expect(address(undefined)).toEqual({ '@type': 'PostalAddress', addressLocality: 'Paris' })
})

test('R300 whose link it is, only where the operator has said so', () => {
  expect(tagsOf({})).not.toHaveProperty('twitter:site')
  const tags = profileMeta(t, { profile, countryCode: 'fr', site: { ...site, twitterHandle: '@guildhall' } })
  expect(tags).toContainEqual({ name: 'twitter:site', content: '@guildhall' })
})

test('R805 the structured data names the website and what was proven, each once', () => {
  const sameAs = (values: object) => {
    const tags = profileMeta(t, { profile: { ...profile, ...values }, countryCode: 'fr', site })
    const data = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))[0]
    return (data as { mainEntity: { sameAs?: string[] } }).mainEntity.sameAs
  }
  const proofs = [
    { kind: 'domain', url: 'https://studio.example/' },
    { kind: 'elsewhere', url: 'https://social.example/@ada' },
    { kind: 'platform', url: null },
  ]
  expect(sameAs({ website: 'https://studio.example/', proofs })).toEqual([
    'https://studio.example/',
    'https://social.example/@ada',
  ])
  expect(sameAs({ website: 'https://other.example/' })).toEqual(['https://other.example/'])
  expect(sameAs({})).toBeUndefined()
})
