import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { loadProfileWork } from './load-profile-work.ts'

const client = createClient(async (address) => Response.json({ items: [{ id: address }], total: 1 }))
const profileWith = (counts: Partial<Profile['numAssets']>) =>
  ({
    slug: 'ada',
    numAssets: { sites: 0, templates: 0, libraries: 0, cloneables: 0, ...counts },
    sortedSiteProfiles: [{ id: 'site' }],
  }) as unknown as Profile

const read = (counts: Partial<Profile['numAssets']>, query: string) =>
  loadProfileWork(client, profileWith(counts), new URLSearchParams(query))

test('of a kind that there is none of, what there is stands in its place', async () => {
  expect(await read({ sites: 1 }, 'work=templates')).toEqual(await read({ sites: 1 }, ''))
  expect(await read({ sites: 1 }, 'work=templates')).toMatchObject({ type: 'sites', items: [{ id: 'site' }] })
})

test('a kind that there is some of is read, and no page or kind beyond', async () => {
  expect(await read({ sites: 1, templates: 1 }, 'work=templates')).toMatchObject({ type: 'templates', pages: 1 })
  expect(await read({ sites: 1 }, 'work=templates&page=2')).toEqual({ beyond: 'templates', pages: 0 })
  expect(await read({ sites: 1 }, 'work=nonsense')).toBeUndefined()
})
