import { expect, test } from 'vitest'

import type { FormName } from '#app/routes/edit-profile/edit-field.ts'
import { textsFor } from '#app/shell/use-texts.ts'
import { createClient } from '#client/client.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { formatEditConflicts } from './format-edit-conflicts.ts'

const client = createClient(async () => Response.json({ items: [{ id: 's1', name: 'Bakery' }], total: 1 }))

async function both(name: FormName, mine: string | string[], theirs: string | string[]) {
  const apart = [{ name, mine, theirs, proposed: 'mine' as const }]
  const [compared] = await formatEditConflicts(client, { slug: 'ada' } as Profile, {
    conflicts: apart,
    t: textsFor('en'),
  })
  return [compared?.mine, compared?.theirs]
}

test('R111 both sides of a conflict are said in the words of the editor', async () => {
  expect(await both('availabilityStatus', 'LIMITED', 'UNAVAILABLE')).toEqual(['A little time', 'Fully booked'])
  expect(await both('businessType', 'AGENCY', '')).toEqual(['Agency', ''])
  expect(await both('services', ['animation'], ['3d-design', 'animation'])).toEqual([
    'Animation',
    '3D Design, Animation',
  ])
  expect(await both('public', 'on', '')).toEqual(['Yes', 'No'])
  expect(await both('languages', ['en', 'fr'], [])).toEqual(['English, French', ''])
  expect(await both('highlight1', 's1', '')).toEqual(['Bakery', ''])
  expect(await both('badges', ['Best Animation|winner|2025-01-01'], [])).toEqual([
    'Best Animation, winner, 2025-01-01',
    '',
  ])
  // Two pictures are told apart by looking at them.
  expect(await both('picture', '/a.webp', '/b.webp')).toEqual(['/a.webp', '/b.webp'])
})
