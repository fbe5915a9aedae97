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
  const tags = profileMeta({ profile: { ...profile, ...values }, site }) as Record<string, string>[]
  return Object.fromEntries(tags.map((tag) => [tag['property'] ?? tag['name'] ?? '', tag['content'] ?? '']))
}

test('R23 the uploaded picture, by its absolute address', () => {
  const picture = 'https://guildhall.example/media/avatar/k1/384.webp'
  expect(tagsOf({ profileImg: '/media/avatar/k1/384.webp' })).toMatchObject({
    'og:image': picture,
    'og:image:type': 'image/webp',
    'og:image:width': '384',
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
