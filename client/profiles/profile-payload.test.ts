import { expect, test } from 'vitest'

import type { ProfileFieldsInput } from '#domain/profiles/profile-input.ts'

import { listEditedFields, toProfilePayload } from './profile-payload.ts'

const common: ProfileFieldsInput = {
  name: 'Ada Moreau',
  slug: 'ada-moreau',
  about: 'Builds sites.',
  location: { city: 'Kyiv', country: 'Ukraine' },
  inquiryEmailAddress: 'hello@ada.example',
  languages: ['en', 'uk'],
  profileImg: '/media/ada.webp',
  website: 'https://ada.example',
  hirable: true,
  skills: ['CSS', 'SEO'],
  public: true,
}
const fields: ProfileFieldsInput = { ...common, employer: 'Northlight', title: 'Designer', businessType: 'AGENCY' }

const toUserPayload = (sent: ProfileFieldsInput) => toProfilePayload('user', sent)
const toWorkspacePayload = (sent: ProfileFieldsInput) => toProfilePayload('workspace', sent)

test('a person sends exactly the specification’s fields', () => {
  expect(toUserPayload(fields)).toStrictEqual({ ...common, employer: 'Northlight', title: 'Designer' })
})

test('a workspace sends exactly the specification’s fields', () => {
  expect(toWorkspacePayload(fields)).toStrictEqual({ ...common, businessType: 'AGENCY' })
})

test('unknown properties of an object are not sent', () => {
  const more = { ...fields, role: 'OWNER', numLikes: 3 }
  expect(toUserPayload(more)).toStrictEqual(toUserPayload(fields))
  expect(toWorkspacePayload(more)).toStrictEqual(toWorkspacePayload(fields))
})

test('a tab sends only what it holds', () => {
  expect(toUserPayload({})).toStrictEqual({})
  expect(toWorkspacePayload({})).toStrictEqual({})
  expect(toUserPayload({ skills: ['CSS'], hirable: false })).toStrictEqual({ skills: ['CSS'], hirable: false })
  expect(toUserPayload({ location: { city: 'Kyiv' } })).toStrictEqual({ location: { city: 'Kyiv' } })
  expect(toUserPayload({ profileImg: undefined })).toStrictEqual({})
  expect(toUserPayload({ businessType: 'AGENCY' })).toStrictEqual({})
  expect(toWorkspacePayload({ title: 'Designer', employer: 'Northlight' })).toStrictEqual({})
})

test('an empty text is sent, since it clears the field', () => {
  const empty: ProfileFieldsInput = {
    about: '',
    location: { city: '', country: '' },
    website: '',
    profileImg: '',
    languages: [],
  }
  const ofPerson = { ...empty, title: '', employer: '' }
  expect(toUserPayload(ofPerson)).toStrictEqual(ofPerson)
  expect(toWorkspacePayload({ ...empty, businessType: '' })).toStrictEqual({ ...empty, businessType: '' })
})

test('services, terms and highlights pass through', () => {
  const extras: ProfileFieldsInput = {
    expertsMetadata: { servicesOffered: ['animation'], projectMinimum: null },
    featuredAssets: [{ assetId: 'a-1', caption: '' }],
  }
  expect(toUserPayload(extras)).toStrictEqual(extras)
  expect(toWorkspacePayload(extras)).toStrictEqual(extras)
})

test('the edited fields are those that differ, by their payload names', () => {
  const before = toUserPayload(fields)
  const edit = (changes: ProfileFieldsInput) => listEditedFields(before, toUserPayload({ ...fields, ...changes }))
  expect(edit({})).toEqual([])
  expect(edit({ about: 'Draws.', profileImg: '', hirable: false })).toEqual(['about', 'profileImg', 'hirable'])
  expect(edit({ location: { city: 'Lviv', country: 'Ukraine' } })).toEqual(['location'])
  expect(edit({ skills: ['SEO', 'CSS'] })).toEqual(['skills'])
  expect(edit({ languages: ['en'] })).toEqual(['languages'])
  expect(edit({ expertsMetadata: { servicesOffered: [] } })).toEqual(['expertsMetadata'])
})

test('fields that a tab does not send do not count as edited', () => {
  const before = toUserPayload({
    ...fields,
    expertsMetadata: { servicesOffered: ['animation'], projectMinimum: { amount: 500, currency: 'EUR' } },
  })
  expect(listEditedFields(before, toUserPayload({ title: 'Engineer' }))).toEqual(['title'])
  expect(listEditedFields(before, { expertsMetadata: { servicesOffered: ['animation'] } })).toEqual([])
  expect(listEditedFields(before, { expertsMetadata: { projectMinimum: null } })).toEqual(['expertsMetadata'])
})
