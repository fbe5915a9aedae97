import { expect, test } from 'vitest'

import {
  profileAboutText,
  isPublicProfile,
  ownerId,
  formatLocation,
  profilePicture,
  profileType,
} from './profile-model.ts'

test('R10 PERSON is a user, everything else a workspace', () => {
  expect(profileType({ owner: { type: 'PERSON' } })).toBe('user')
  expect(profileType({ owner: { type: 'WORKSPACE' } })).toBe('workspace')
  expect(profileType({ owner: { type: 'person' } })).toBe('workspace')
  expect(profileType({ owner: null })).toBe('workspace')
  expect(profileType({})).toBe('workspace')
})

test('R10 the owner’s id falls back to the workspace’s, then to the profile’s', () => {
  const all = { owner: { id: 'o' }, workspaceId: 'w', profileId: 'p', _id: 'i' }
  expect(ownerId(all)).toBe('o')
  expect(ownerId({ ...all, owner: { id: '' } })).toBe('w')
  expect(ownerId({ ...all, owner: null })).toBe('w')
  expect(ownerId({ ...all, owner: null, workspaceId: null })).toBe('p')
  expect(ownerId({ _id: 'i' })).toBe('i')
  expect(ownerId({})).toBeUndefined()
})

test('R12 public by visibility or by flag', () => {
  expect(isPublicProfile({ visibility: 'PUBLIC' })).toBe(true)
  expect(isPublicProfile({ visibility: 'PRIVATE', public: true })).toBe(true)
  expect(isPublicProfile({ visibility: 'PRIVATE', public: false })).toBe(false)
  expect(isPublicProfile({})).toBe(false)
})

test('picture and about under either of their names', () => {
  expect(profilePicture({ profileImg: null, thumbnailImage: { url: '/t.webp' } })).toBe('/t.webp')
  expect(profilePicture({ profileImg: '/p.webp', thumbnailImage: { url: '/t.webp' } })).toBe('/p.webp')
  expect(profilePicture({})).toBeUndefined()
  expect(profileAboutText({ about: null, bio: 'b' })).toBe('b')
})

test('the place, as far as it is known', () => {
  expect(formatLocation({ location: { city: 'Kyiv', country: 'Ukraine' } })).toBe('Kyiv, Ukraine')
  expect(formatLocation({ location: { city: null, country: 'Ukraine' } })).toBe('Ukraine')
  expect(formatLocation({ location: { city: null, country: null } })).toBe('')
})
