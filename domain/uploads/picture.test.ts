import { expect, test } from 'vitest'

import { parseOwnPictureAddress, pictureAddress, pictureSources } from './picture.ts'

test('an address leads to every width of the picture', () => {
  const address = pictureAddress('/media', 'avatar', 'k1')
  expect(address).toBe('/media/avatar/k1/384.webp')
  expect(pictureSources(address)).toEqual([
    { src: '/media/avatar/k1/96.webp', width: 96 },
    { src: '/media/avatar/k1/192.webp', width: 192 },
    { src: '/media/avatar/k1/384.webp', width: 384 },
  ])
})

test('a picture from elsewhere has only itself', () => {
  expect(pictureSources('https://example.com/me.png')).toBeUndefined()
})

test.each([
  ['/media/thumbnail/k-1/1280.webp', { purpose: 'thumbnail', key: 'k-1' }],
  ['/media/avatar/k1/96.webp', { purpose: 'avatar', key: 'k1' }],
  ['https://example.com/media/avatar/k1/96.webp', undefined],
  ['//example.com/media/avatar/k1/96.webp', undefined],
  ['/media/avatar/../k1/96.webp', undefined],
  ['/media/avatar/k1/96.webp?x=1', undefined],
  ['/elsewhere/avatar/k1/96.webp', undefined],
  ['', undefined],
  [null, undefined],
])('the picture of our own behind %j is %j', (address, picture) => {
  expect(parseOwnPictureAddress(address)).toEqual(picture)
})
