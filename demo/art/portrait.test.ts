import sharp from 'sharp'
import { expect, test } from 'vitest'

import { expectWellFormed } from './expect-well-formed.ts'
import { drawMonogram } from './monogram.ts'
import { drawPortrait } from './portrait.ts'
import { clothings } from './portrait/clothing.ts'
import { hairstyles } from './portrait/hairstyles.ts'
import { inventPerson } from './portrait/invent-person.ts'
import { seededRandom } from './seeded-random.ts'

test('a portrait is the same bytes for the same seed', () => {
  expect(drawPortrait('ada')).toBe(drawPortrait('ada'))
  expect(drawPortrait('ada', { presentation: 'feminine' })).toBe(drawPortrait('ada', { presentation: 'feminine' }))
  expect(drawMonogram('ada', 'Ada & Sons')).toBe(drawMonogram('ada', 'Ada & Sons'))
})

test('300 portraits and monograms are well-formed and all different', () => {
  const portraits = Array.from({ length: 300 }, (_, i) => drawPortrait(`person-${i}`))
  const monograms = Array.from({ length: 300 }, (_, i) => drawMonogram(`agency-${i}`, `Agency <${i}> & Sons`))
  for (const svg of [...portraits, ...monograms]) expectWellFormed(svg)
  expect(new Set(portraits).size).toBe(300)
  expect(new Set(monograms).size).toBeGreaterThan(250)
})

test('there are enough hairstyles and clothes, and all are worn', () => {
  expect(hairstyles.length).toBeGreaterThanOrEqual(16)
  expect(clothings.length).toBeGreaterThanOrEqual(8)
  const people = Array.from({ length: 1000 }, (_, i) => inventPerson(seededRandom(`person-${i}`)))
  expect(new Set(people.map((person) => person.hairstyle.name)).size).toBe(hairstyles.length)
  expect(new Set(people.map((person) => person.clothing.name)).size).toBe(clothings.length)
})

test('a hint decides how a person presents', () => {
  for (let i = 0; i < 200; i++) {
    const person = inventPerson(seededRandom(`hint-${i}`), 'feminine')
    expect(person.hairstyle.worn).toContain('feminine')
    expect(person.beard).toBeUndefined()
  }
})

test('sharp turns portraits and monograms into pictures', async () => {
  for (const svg of [drawPortrait('one'), drawPortrait('two'), drawMonogram('three', 'Żubr')]) {
    const { info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([640, 640])
  }
})
