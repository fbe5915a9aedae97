import { expect, test } from 'vitest'

import type { EditorData } from './load-editor.ts'
import { previewCard } from './preview-card.ts'

const profile = {
  slug: 'ada',
  name: 'Ada',
  owner: { type: 'PERSON' },
  location: { city: 'Lisbon', country: 'Portugal' },
  skills: ['grapic design', 'basket weaving', 'Webdesign', 'Graphic Design'],
  badgesV2: [],
  expertsMetadata: { availability: null, projectMinimum: null, responseTimeHours: null, answerRate: null },
  featuredAssets: [],
  sortedSiteProfiles: [],
}
const data = {
  profile,
  cardSkills: [
    ['grapic design', 'Graphic Design'],
    ['basket weaving', null],
    ['Webdesign', 'Web Design'],
    ['Graphic Design', 'Graphic Design'],
  ],
  choices: { skills: ['Web Design', 'SEO', 'Figma', 'Webflow'] },
  confirmation: { confirmed: false, daysLeft: 0 },
} as unknown as EditorData

const names = (values: Record<string, string[]>) => previewCard(data, values).card.skills.map(({ name }) => name)

test('R713 the preview names skills as the card does: by the catalogue, each once, without what it does not know', () => {
  expect(names({})).toEqual(['Graphic Design', 'Web Design'])
  expect(names({ skills: ['seo', 'basket weaving', 'Webdesign', 'figma', 'Webflow'] })).toEqual([
    'SEO',
    'Web Design',
    'Figma',
  ])
  expect(names({ skills: ['something new'] })).toEqual([])
})
