import fc from 'fast-check'
import { expect, test } from 'vitest'

import { PAGE_SIZE } from '#domain/limits.ts'

import { cutSiteOrder, editedFields, type ProfileForm, toUserPayload, toWorkspacePayload } from './profile-payload.ts'

const form: Required<Omit<ProfileForm, 'expertsMetadata' | 'featuredAssets'>> = {
  name: 'Ada Moreau',
  slug: 'ada-moreau',
  bio: 'Builds sites.',
  city: 'Kyiv',
  country: 'Ukraine',
  inquiryEmailAddress: 'hello@ada.example',
  languages: ['en', 'uk'],
  thumbnail: { url: '/media/ada.webp' },
  website: 'https://ada.example',
  employer: 'Northlight',
  hirable: true,
  skills: ['CSS', 'SEO'],
  title: 'Designer',
  public: true,
  businessType: 'AGENCY',
}

const ofEveryProfile = {
  name: 'Ada Moreau',
  slug: 'ada-moreau',
  about: 'Builds sites.',
  location: { city: 'Kyiv', country: 'Ukraine' },
  inquiryEmailAddress: 'hello@ada.example',
  languages: ['en', 'uk'],
  profileImg: '/media/ada.webp',
  website: 'https://ada.example',
}

test('a person sends exactly the specification’s fields', () => {
  expect(toUserPayload(form)).toStrictEqual({
    ...ofEveryProfile,
    employer: 'Northlight',
    hirable: true,
    skills: ['CSS', 'SEO'],
    title: 'Designer',
    public: true,
  })
})

test('a workspace sends exactly the specification’s fields', () => {
  expect(toWorkspacePayload(form)).toStrictEqual({
    ...ofEveryProfile,
    businessType: 'AGENCY',
    hirable: true,
    skills: ['CSS', 'SEO'],
    public: true,
  })
})

test('what the form holds besides is not sent', () => {
  const more = { ...form, role: 'OWNER', numLikes: 3 }
  expect(toUserPayload(more)).toStrictEqual(toUserPayload(form))
  expect(toWorkspacePayload(more)).toStrictEqual(toWorkspacePayload(form))
})

test('a tab sends only what it holds', () => {
  expect(toUserPayload({})).toStrictEqual({})
  expect(toWorkspacePayload({})).toStrictEqual({})
  expect(toUserPayload({ skills: ['CSS'], hirable: false })).toStrictEqual({ skills: ['CSS'], hirable: false })
  expect(toUserPayload({ city: 'Kyiv' })).toStrictEqual({ location: { city: 'Kyiv' } })
  expect(toUserPayload({ thumbnail: {} })).toStrictEqual({})
  expect(toUserPayload({ businessType: 'AGENCY' })).toStrictEqual({})
  expect(toWorkspacePayload({ title: 'Designer', employer: 'Northlight' })).toStrictEqual({})
})

test('an empty text is sent, since it clears the field', () => {
  const empty = { bio: '', city: '', country: '', website: '', thumbnail: { url: '' }, languages: [] }
  const sent = { about: '', location: { city: '', country: '' }, website: '', profileImg: '', languages: [] }
  expect(toUserPayload({ ...empty, title: '', employer: '' })).toStrictEqual({ ...sent, title: '', employer: '' })
  expect(toWorkspacePayload({ ...empty, businessType: '' })).toStrictEqual({ ...sent, businessType: '' })
})

test('services, terms and highlights pass through', () => {
  const extras: ProfileForm = {
    expertsMetadata: { servicesOffered: ['animation'], projectMinimum: null },
    featuredAssets: [{ assetId: 'a-1', caption: '' }],
  }
  expect(toUserPayload(extras)).toStrictEqual(extras)
  expect(toWorkspacePayload(extras)).toStrictEqual(extras)
})

test('edited are the fields that differ, under the names they are sent by', () => {
  const before = toUserPayload(form)
  const edit = (changes: ProfileForm) => editedFields(before, toUserPayload({ ...form, ...changes }))
  expect(edit({})).toEqual([])
  expect(edit({ bio: 'Draws.', thumbnail: { url: '' }, hirable: false })).toEqual(['about', 'profileImg', 'hirable'])
  expect(edit({ city: 'Lviv' })).toEqual(['location'])
  expect(edit({ skills: ['SEO', 'CSS'] })).toEqual(['skills'])
  expect(edit({ languages: ['en'] })).toEqual(['languages'])
  expect(edit({ expertsMetadata: { servicesOffered: [] } })).toEqual(['expertsMetadata'])
})

test('what a tab does not send is not edited', () => {
  const before = toUserPayload({
    ...form,
    expertsMetadata: { servicesOffered: ['animation'], projectMinimum: { amount: 500, currency: 'EUR' } },
  })
  expect(editedFields(before, toUserPayload({ title: 'Engineer' }))).toEqual(['title'])
  expect(editedFields(before, { expertsMetadata: { servicesOffered: ['animation'] } })).toEqual([])
  expect(editedFields(before, { expertsMetadata: { projectMinimum: null } })).toEqual(['expertsMetadata'])
})

test('a site order is cut to one page, from its end', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { maxLength: 3 * PAGE_SIZE }), (ids) => {
      const cut = cutSiteOrder(ids)
      expect(cut).toHaveLength(Math.min(ids.length, PAGE_SIZE))
      expect(cut).toEqual(ids.filter((_, index) => index < PAGE_SIZE))
    }),
  )
})
