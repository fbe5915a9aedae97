import { expect, test } from 'vitest'

import { textsForLanguage } from '#locales/registry.ts'

import { hireSocialCard, homeSocialCard, profileSocialCard } from './social-cards.ts'
import { socialImageAddress, socialImageAlt, socialBrand, socialCardVersion } from './social-image.ts'

const say = textsForLanguage('en').text

const brand = socialBrand({ name: 'Guildhall', url: 'https://guildhall.example', brandId: undefined })
const thumbnail = (key: string) => ({ name: key, thumbnailUrl: `/media/thumbnail/${key}/1280.webp` })
const webDesign = { slug: 'web-design', displayName: 'Web Design' }
const france = { slug: 'fr', displayName: 'France' }
const paris = { slug: 'paris', displayName: 'Paris' }
const page = { path: '/hire/web-design/fr/paris', skill: webDesign, country: france, city: paris, total: 1234 }

const person = {
  slug: 'ada-moreau',
  name: 'Ada Moreau',
  businessType: null,
  title: 'Web designer',
  employer: 'Northlight',
  location: { city: 'Paris', country: 'France' },
  skills: ['Web Design', 'Branding', 'SEO', 'Figma', 'Webflow', 'Motion', 'Copy'],
  owner: { id: '1', type: 'PERSON' as const },
  profileImg: '/media/avatar/k/384.webp',
  featuredAssets: [],
  sortedSiteProfiles: [],
}

test('a hire page’s card names skill and place, and how many are listed', () => {
  const card = hireSocialCard({ ...page, experts: [] }, { say })
  expect(card).toMatchObject({
    path: '/social/hire/web-design/fr/paris',
    heading: 'Web Design experts in Paris, France',
    note: { figure: '1,234', text: 'experts are listed' },
  })
  expect(socialImageAlt(card)).toBe('Web Design experts in Paris, France. 1,234 experts are listed')
  expect(socialImageAlt(hireSocialCard({ ...page, country: null, city: null, total: 1, experts: [] }, { say }))).toBe(
    'Web Design experts. 1 expert is listed',
  )
  expect(socialImageAlt(hireSocialCard({ ...page, total: 0, experts: [] }, { say }))).toBe(
    'Web Design experts in Paris, France',
  )
})

test('one picture of each expert, three at most, and none from elsewhere', () => {
  const elsewhere = { name: 'away', thumbnailUrl: 'https://elsewhere.example/thumbnail/k/1280.webp' }
  const experts = [
    { featured: [elsewhere, { name: 'none', thumbnailUrl: null }] },
    { featured: [elsewhere, thumbnail('a'), thumbnail('b')] },
    { featured: [thumbnail('c')] },
    { featured: [] },
    { featured: [thumbnail('d')] },
    { featured: [thumbnail('e')] },
  ]
  expect(hireSocialCard({ ...page, experts }, { say }).pictures).toEqual(
    ['a', 'c', 'd'].map((key) => thumbnail(key).thumbnailUrl),
  )
})

test('R462 a card has its pictures as they are stored, wherever visitors get them from', () => {
  const shown = { name: 'a', thumbnailUrl: 'https://cdn.example/p/thumbnail/a/1280.webp' }
  const experts = [{ featured: [shown] }]
  expect(hireSocialCard({ ...page, experts }, { say, mediaUrl: 'https://cdn.example/p' }).pictures).toEqual([
    '/media/thumbnail/a/1280.webp',
  ])
  expect(hireSocialCard({ ...page, experts }, { say }).pictures).toEqual([])
})

test('R23 a profile’s card has face, name, what and where; highlights come before other work', () => {
  const card = profileSocialCard(
    {
      ...person,
      featuredAssets: [thumbnail('a')],
      sortedSiteProfiles: [thumbnail('a'), thumbnail('b')],
    },
    { say },
  )
  expect(card).toEqual({
    path: '/social/profile/ada-moreau',
    heading: 'Ada Moreau',
    plainHeading: '@ada-moreau',
    note: { figure: null, text: 'Web designer at Northlight · Paris, France' },
    chips: ['Web Design', 'Branding', 'SEO', 'Figma', 'Webflow', 'Motion'],
    pictures: ['/media/thumbnail/a/1280.webp', '/media/thumbnail/b/1280.webp'],
    avatar: { initials: 'AM', shape: 'person', picture: '/media/avatar/k/384.webp' },
  })
  const agency = { ...person, businessType: 'STUDIO' as const, owner: { id: '1', type: 'WORKSPACE' as const } }
  expect(profileSocialCard(agency, { say })).toMatchObject({
    note: { text: 'Studio · Paris, France' },
    avatar: { shape: 'workspace' },
  })
})

test('R489 the version changes with whatever is drawn, and with nothing else', () => {
  const version = (values: Partial<typeof page>, by = brand) =>
    socialCardVersion(hireSocialCard({ ...page, ...values, experts: [] }, { say }), by)
  expect(version({})).toMatch(/^[0-9a-f]{16}$/)
  expect(version({})).toBe(version({}))
  const others = [
    version({ total: 1235 }),
    version({ city: { slug: 'paris', displayName: 'París' } }),
    version({}, { ...brand, name: 'Atelier' }),
    version({}, { ...brand, host: 'other.example' }),
    version({}, { ...brand, brandId: '0123456789abcdef' }),
    socialCardVersion(hireSocialCard({ ...page, experts: [{ featured: [thumbnail('a')] }] }, { say }), brand),
    socialCardVersion(homeSocialCard({ total: 1234, experts: [], headline: undefined }, { say }), brand),
  ]
  expect(new Set([version({}), ...others]).size).toBe(others.length + 1)
})

test('an address is percent-encoded, with a version or without', () => {
  expect(socialImageAddress('/social/hire/seo/de/düsseldorf', 'abc')).toBe(
    '/social/hire/seo/de/d%C3%BCsseldorf.png?v=abc',
  )
  expect(socialImageAddress('/social/home')).toBe('/social/home.png')
})

test('R563 the picture for shared links has the headline of the brand', () => {
  const headingOf = (headline?: string) => homeSocialCard({ total: 2, experts: [], headline }, { say }).heading
  expect(headingOf('Hire a Voltframe expert')).toBe('Hire a Voltframe expert')
  expect(headingOf()).toBe('Find the person who builds your website')
})
