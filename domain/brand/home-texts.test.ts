import { expect, test } from 'vitest'

import { homeLead, homeTexts } from './home-texts.ts'

test('R563 a brand replaces the texts of the home page that it has, and no others', () => {
  const ours = homeTexts()
  expect(homeTexts({})).toEqual(ours)
  const brand = homeTexts({ headline: 'Hire a Voltframe expert', join: { heading: 'Join us' } })
  expect(brand).toEqual({
    ...ours,
    headline: 'Hire a Voltframe expert',
    tagline: 'Hire a Voltframe expert',
    join: { ...ours.join, heading: 'Join us' },
  })
  expect(homeTexts({ headline: 'A', tagline: 'b' })).toMatchObject({ headline: 'A', tagline: 'b' })
})

test('R563 a lead says how many experts there are, for which platform', () => {
  const lead = '{{experts}} for {{platform}}.'
  expect(homeLead(lead, { total: 1, platformName: 'a $& b' })).toBe('1 freelancer or agency for a $& b.')
  expect(homeLead(lead, { total: 1234, platformName: 'P' })).toBe('1,234 freelancers and agencies for P.')
  expect(homeLead(lead, { total: 0, platformName: 'P' })).toBe('Freelancers and agencies for P.')
  expect(homeLead('Ask us.', { total: 3, platformName: 'P' })).toBe('Ask us.')
})
