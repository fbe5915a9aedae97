import { expect, test } from 'vitest'

import { parseOwnPictureAddress, publicPictureAddress, storedPictureAddress } from './picture.ts'

const CDN = 'https://cdn.example/media'
const OWN = '/media/avatar/a-key/384.webp'
const SHOWN = 'https://cdn.example/media/avatar/a-key/384.webp'

test('R462 our own pictures are shown under MEDIA_URL, and stored without it', () => {
  expect(publicPictureAddress(OWN, CDN)).toBe(SHOWN)
  expect(storedPictureAddress(SHOWN, CDN)).toBe(OWN)
  expect(parseOwnPictureAddress(SHOWN, CDN)).toEqual({ purpose: 'avatar', key: 'a-key' })
  expect(parseOwnPictureAddress(OWN, CDN)).toEqual({ purpose: 'avatar', key: 'a-key' })
})

test.each([null, undefined, '', 'https://host.example/media/avatar/a-key/384.webp', '/mediaeval.webp'])(
  'R462 %s stays as it is',
  (address) => {
    expect(publicPictureAddress(address, CDN)).toBe(address)
    expect(storedPictureAddress(address, CDN)).toBe(address)
    expect(parseOwnPictureAddress(address, CDN)).toBeUndefined()
  },
)

test('R462 without MEDIA_URL nothing changes', () => {
  expect([publicPictureAddress(OWN, undefined), storedPictureAddress(SHOWN, undefined)]).toEqual([OWN, SHOWN])
  expect(parseOwnPictureAddress(SHOWN)).toBeUndefined()
})
