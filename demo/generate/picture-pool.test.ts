import { expect, test } from 'vitest'

import { seededRandom } from '#demo/art/seeded-random.ts'

import { drawFromPool, pickMark, pickPortrait, pickSites } from './picture-pool.ts'

const keyOf = (address: string) => address.split('/')[3] ?? ''

test('every pool picture can be rendered, and its key alone determines it', () => {
  const random = seededRandom('pictures')
  const portrait = keyOf(pickPortrait(random, { presentation: 'feminine', skin: [3, 4] }))
  const mark = keyOf(pickMark(random, 'Örebro Works'))
  const [site] = pickSites(random, 1)
  expect(drawFromPool('avatar', portrait)).toBe(drawFromPool('avatar', portrait))
  expect(drawFromPool('avatar', mark)).toContain('<title>O</title>')
  expect(drawFromPool('thumbnail', keyOf(site?.picture ?? ''))).toContain('<svg')
})

test.each([
  'pool-portrait-400',
  'pool-mark-260',
  'pool-portrait-01',
  'pool-portrait-',
  'pool-site-0',
  'demo-ada-moreau',
])('there is no avatar %s', (key) => {
  expect(drawFromPool('avatar', key)).toBeUndefined()
})

test('there are no more thumbnails than the pool has', () => {
  expect(drawFromPool('thumbnail', 'pool-site-576')).toBeUndefined()
  expect(drawFromPool('thumbnail', 'pool-portrait-1')).toBeUndefined()
})
