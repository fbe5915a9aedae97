import { expect, test } from 'vitest'

import { ownPicture, shownPicture, storedPicture } from './picture.ts'

const CDN = 'https://cdn.example/media'
const OWN = '/media/avatar/a-key/384.webp'
const SHOWN = 'https://cdn.example/media/avatar/a-key/384.webp'

test('R462 our own pictures are shown under MEDIA_URL, and stored without it', () => {
  expect(shownPicture(OWN, CDN)).toBe(SHOWN)
  expect(storedPicture(SHOWN, CDN)).toBe(OWN)
  expect(ownPicture(SHOWN, CDN)).toEqual({ purpose: 'avatar', key: 'a-key' })
  expect(ownPicture(OWN, CDN)).toEqual({ purpose: 'avatar', key: 'a-key' })
})

test.each([null, undefined, '', 'https://host.example/media/avatar/a-key/384.webp', '/mediaeval.webp'])(
  'R462 %s stays as it is',
  (address) => {
    expect(shownPicture(address, CDN)).toBe(address)
    expect(storedPicture(address, CDN)).toBe(address)
    expect(ownPicture(address, CDN)).toBeUndefined()
  },
)

test('R462 without MEDIA_URL nothing changes', () => {
  expect([shownPicture(OWN, undefined), storedPicture(SHOWN, undefined)]).toEqual([OWN, SHOWN])
  expect(ownPicture(SHOWN)).toBeUndefined()
})
