import { expect, test } from 'vitest'

import { pictureAddress, pictureSources } from './picture.ts'

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
