import { expect, test } from 'vitest'

import { fillHomeLead, type HomeTexts, mergeHomeTexts } from './home-texts.ts'

const OURS: HomeTexts = {
  tagline: 'find somebody',
  headline: 'Find somebody',
  lead: '{{experts}} for {{platform}}',
  description: 'Somebody to find.',
  steps: [],
  join: { heading: 'Join', text: 'Show your work.', button: 'See more' },
}

test('R563 a brand replaces the texts of the home page that it has, and no others', () => {
  expect(mergeHomeTexts(OURS)).toEqual(OURS)
  expect(mergeHomeTexts(OURS, {})).toEqual(OURS)
  const brand = mergeHomeTexts(OURS, { headline: 'Hire a Voltframe expert', join: { heading: 'Join us' } })
  expect(brand).toEqual({
    ...OURS,
    headline: 'Hire a Voltframe expert',
    tagline: 'Hire a Voltframe expert',
    join: { ...OURS.join, heading: 'Join us' },
  })
  expect(mergeHomeTexts(OURS, { headline: 'A', tagline: 'b' })).toMatchObject({ headline: 'A', tagline: 'b' })
})

test('R563 a lead says how many experts there are, for which platform', () => {
  const values = { experts: '12 experts', platform: 'a $& b' }
  expect(fillHomeLead('{{experts}} for {{platform}}.', values)).toBe('12 experts for a $& b.')
  expect(fillHomeLead('Ask us.', values)).toBe('Ask us.')
})
