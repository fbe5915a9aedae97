import { expect, test } from 'vitest'

import { fieldsOf } from '#app/routes/edit-profile/fields.ts'
import type { Tab } from '#app/routes/edit-profile/tabs.ts'
import { createClient } from '#client/client.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { savedValues } from './tab-values.ts'
import { writeTab } from './write-tab.ts'

const PROFILE = {
  profileId: 'p1',
  slug: 'ada',
  name: 'Ada',
  title: 'Designer',
  owner: { id: 'u1', type: 'PERSON' },
  workspaceId: null,
  location: { city: 'Paris', country: 'France' },
  languages: [],
  skills: [],
  public: true,
  hirable: true,
  visibility: 'PUBLIC',
  expertsMetadata: { status: 'ACTIVE', servicesOffered: [], availability: null, projectMinimum: null },
  badgesV2: [],
  featuredAssets: [],
  sortedSiteProfiles: [{ id: 's1' }, { id: 's2' }],
} as unknown as Profile

async function write(tab: Tab, changes: Record<string, string | string[]>, profile = PROFILE) {
  const calls: { call: string; body: unknown; ifMatch: string | null }[] = []
  const client = createClient(async (path, init) => {
    const ifMatch = new Headers(init.headers).get('if-match')
    calls.push({
      call: `${init.method} ${path.replace('/v1/marketplace', '')}`,
      body: JSON.parse(String(init.body)),
      ifMatch,
    })
    return Response.json({ slug: 'ada-new', sites: [] })
  })
  const saved = savedValues(profile, fieldsOf(tab, profile))
  const slug = await writeTab(client, { profile, tab, etag: '"7"', saved, values: { ...saved, ...changes } })
  return { slug, calls }
}

const event = (tabName: string, profileSlug: string, editedFields: string[]) => ({
  call: 'POST /events',
  body: {
    name: 'Profile Edited',
    properties: { profileSlug, profileId: 'p1', profileName: 'Ada', tabName, editedFields },
  },
  ifMatch: null,
})

test('R37 R111 the changed fields are sent with the version, and an event lists them', async () => {
  const { slug, calls } = await write('general', { title: 'Gardener', city: 'Lyon' })
  expect(slug).toBe('ada-new')
  expect(calls).toEqual([
    { call: 'PATCH /profiles/ada', body: { location: { city: 'Lyon' }, title: 'Gardener' }, ifMatch: '"7"' },
    event('general', 'ada-new', ['location', 'title']),
  ])
})

test('nothing changed, nothing sent', async () => {
  expect(await write('general', {})).toEqual({ slug: 'ada', calls: [] })
})

test('a new order of sites has its own API call', async () => {
  const { calls } = await write('portfolio-highlight', { order: ['s2', 's1'] })
  expect(calls).toEqual([
    { call: 'PATCH /profile/ada/siteOrder', body: ['s2', 's1'], ifMatch: null },
    event('portfolio-highlight', 'ada', ['siteOrder']),
  ])
})

test('R8 a workspace’s profile has its own route', async () => {
  const workspace = { ...PROFILE, workspaceId: 'w1', owner: { id: 'w1', type: 'WORKSPACE' as const } }
  const { calls } = await write('general', { businessType: 'STUDIO' }, workspace)
  expect(calls[0]).toEqual({ call: 'PATCH /profile/workspace/w1', body: { businessType: 'STUDIO' }, ifMatch: '"7"' })
})

test('R112 the admin tab uses the admin call', async () => {
  const { calls } = await write('admin', { visibility: 'PRIVATE', reason: 'Asked for' })
  expect(calls).toEqual([
    { call: 'PATCH /admin/profiles/ada', body: { visibility: 'PRIVATE', reason: 'Asked for' }, ifMatch: null },
    event('admin', 'ada', ['visibility']),
  ])
})
