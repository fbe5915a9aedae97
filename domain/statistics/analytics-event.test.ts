import { expect, test } from 'vitest'

import { analyticsEventSchema } from './analytics-event.ts'

const properties = { profileSlug: 'ada-moreau', profileId: 'p-1', profileName: 'Ada Moreau', tabName: 'general' }
const viewed = { name: 'Profile Edit Modal Viewed', properties }
const edited = { name: 'Profile Edited', properties: { ...properties, editedFields: ['about', 'skills'] } }

/** The paths and messages of what is wrong. */
function problems(event: unknown): string[] {
  const parsed = analyticsEventSchema.safeParse(event)
  return (parsed.error?.issues ?? []).map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? ` [${issue.keys.join()}]` : `: ${issue.message}`
    return issue.path.join('.') + keys
  })
}

test('both events pass as they are', () => {
  expect(analyticsEventSchema.parse(viewed)).toEqual(viewed)
  expect(analyticsEventSchema.parse(edited)).toEqual(edited)
})

test('an edit that changed nothing has an empty list', () => {
  expect(problems({ ...edited, properties: { ...edited.properties, editedFields: [] } })).toEqual([])
})

test('R520 every tab and every field of the editor passes', () => {
  for (const tabName of ['general', 'expert-details', 'availability', 'portfolio-highlight', 'activate', 'admin']) {
    expect(problems({ ...viewed, properties: { ...properties, tabName } })).toEqual([])
  }
  const editedFields = ['slug', 'employer', 'businessType', 'siteOrder', 'visibility', 'expertStatus', 'badges']
  expect(problems({ ...edited, properties: { ...edited.properties, editedFields } })).toEqual([])
})

test('text is trimmed and must be storable', () => {
  const padded = { ...viewed, properties: { ...properties, profileName: ' Ada Moreau ' } }
  expect(analyticsEventSchema.parse(padded).properties.profileName).toBe('Ada Moreau')
  expect(problems({ ...viewed, properties: { ...properties, profileName: 'a\0b' } })).toEqual([
    'properties.profileName: The profile’s name contains characters that cannot be stored.',
  ])
})

test.each([
  ['an unknown name', { ...viewed, name: 'Page Viewed' }, ['name: This event is not known.']],
  ['no name', { properties }, ['name: This event is not known.']],
  ['no object', 'Profile Edited', [': An event is an object with name and properties.']],
  ['no properties', { name: viewed.name }, ['properties: Properties must be an object.']],
  ['an unknown property', { ...viewed, properties: { ...properties, email: 'a@b.c' } }, ['properties [email]']],
  ['a list if there is none', { ...viewed, properties: edited.properties }, ['properties [editedFields]']],
  ['an unknown field beside', { ...viewed, userId: 'someone' }, [' [userId]']],
  ['a missing list', { ...edited, properties }, ['properties.editedFields: The edited fields must be a list.']],
  [
    'a missing slug',
    { ...viewed, properties: { ...properties, profileSlug: undefined } },
    ['properties.profileSlug: The profile’s slug is required.'],
  ],
  [
    'R520 an unknown tab',
    { ...viewed, properties: { ...properties, tabName: 'x'.repeat(64) } },
    ['properties.tabName: The editor has no such tab.'],
  ],
  [
    'a name that is too long',
    { ...viewed, properties: { ...properties, profileName: 'x'.repeat(201) } },
    ['properties.profileName: The profile’s name may have at most 200 characters.'],
  ],
  [
    'too many fields',
    { ...edited, properties: { ...properties, editedFields: Array.from({ length: 41 }, () => 'about') } },
    [expect.stringMatching(/^properties\.editedFields: List at most \d+ edited fields\.$/)],
  ],
  [
    'R520 fields that profiles do not have',
    { ...edited, properties: { ...properties, editedFields: ['about', 7, '__proto__'] } },
    [
      'properties.editedFields.1: Profiles have no such field.',
      'properties.editedFields.2: Profiles have no such field.',
    ],
  ],
])('refused: %s', (_, event, expected) => {
  expect(problems(event)).toEqual(expected)
})
