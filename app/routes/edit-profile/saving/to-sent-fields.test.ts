import { expect, test } from 'vitest'

import { toModeration } from './to-moderation.ts'
import { toSentFields } from './to-sent-fields.ts'

const VALUES = {
  name: 'Ada',
  about: '',
  public: '',
  hirable: 'on',
  picture: '',
  skills: ['Figma'],
  services: ['animation'],
  minimumAmount: '900',
  minimumCurrency: 'EUR',
  availabilityStatus: 'LIMITED',
  availabilityFrom: '',
  highlight1: '',
  caption1: 'left over',
  highlight2: 'b',
  caption2: 'Second',
  highlight3: '',
  caption3: '',
}

test('unchanged fields are not in the payload', () => {
  expect(toSentFields(VALUES, [])).toEqual({})
  expect(toSentFields(VALUES, ['about', 'public'])).toEqual({ about: '', public: false })
  expect(toSentFields(VALUES, ['services'])).toEqual({ expertsMetadata: { servicesOffered: ['animation'] } })
})

test('fields of one API object are sent together', () => {
  expect(toSentFields(VALUES, ['minimumCurrency', 'availabilityFrom'])).toEqual({
    expertsMetadata: {
      projectMinimum: { amount: 900, currency: 'EUR' },
      availability: { status: 'LIMITED', from: null },
    },
  })
  expect(toSentFields(VALUES, ['caption2'])).toEqual({ featuredAssets: [{ assetId: 'b', caption: 'Second' }] })
  expect(toSentFields(VALUES, ['picture'])).toEqual({ profileImg: '' })
})

test('an empty minimum and an unset availability clear the field', () => {
  const cleared = { ...VALUES, minimumAmount: '', availabilityStatus: '' }
  expect(toSentFields(cleared, ['minimumAmount', 'availabilityStatus'])).toEqual({
    expertsMetadata: { projectMinimum: null, availability: null },
  })
})

test('R112 an admin sends what they have changed, and why', () => {
  const values = {
    visibility: 'PRIVATE',
    expertStatus: 'ACTIVE',
    badges: ['Certified Partner|winner|2025-01-01', 'Best Animation|winner|', 'Best Animation||2024-02-03'],
    reason: 'Because',
  }
  expect(toModeration(values, ['reason', 'visibility', 'expertStatus'])).toEqual({
    expertStatus: 'ACTIVE',
    reason: 'Because',
  })
  expect(toModeration(values, ['badges'])).toEqual({
    badges: [
      { badgeType: 'partner', badgeName: 'Certified Partner' },
      { badgeType: 'award', badgeName: 'Best Animation', awardLevel: 'winner', awardDate: null },
      { badgeType: 'award', badgeName: 'Best Animation', awardLevel: null, awardDate: '2024-02-03' },
    ],
    reason: 'Because',
  })
})
