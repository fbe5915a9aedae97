import { expect, test } from 'vitest'

import { tabFields } from '#app/routes/edit-profile/fields.ts'
import type { Tab } from '#app/routes/edit-profile/tabs.ts'
import { createClient } from '#client/client.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { savedTabValues } from './tab-values.ts'
import { writeEditorTab } from './write-tab.ts'

const PROFILE = {
  profileId: 'p1',
  slug: 'ada',
  name: 'Ada',
  about: 'Builds.',
  title: 'Designer',
  employer: null,
  businessType: null,
  website: null,
  websiteUrl: null,
  profileImg: '/media/a.webp',
  inquiryEmailAddress: 'ada@example.test',
  owner: { id: 'u1', type: 'PERSON' },
  workspaceId: null,
  location: { city: 'Paris', country: 'France' },
  languages: ['uk', 'en'],
  skills: ['Figma'],
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
    const { name, slug } = { name: 'Ada', slug: 'ada', ...JSON.parse(String(init.body)) }
    return Response.json({ slug, name, sites: [] })
  })
  const saved = savedTabValues(profile, tabFields(tab, profile))
  const after = await writeEditorTab(client, { profile, tab, etag: '"7"', saved, values: { ...saved, ...changes } })
  return { after, calls }
}

/** What section 3 of the specification lists, as it is stored. */
const WHOLE = {
  name: 'Ada',
  slug: 'ada',
  about: 'Builds.',
  location: { city: 'Paris', country: 'France' },
  inquiryEmailAddress: 'ada@example.test',
  languages: ['uk', 'en'],
  profileImg: '/media/a.webp',
  website: null,
  skills: ['Figma'],
}
const PERSON = { ...WHOLE, employer: null, title: 'Designer' }

const event = (tabName: string, editedFields: string[], changed = {}) => ({
  call: 'POST /events',
  body: {
    name: 'Profile Edited',
    properties: { profileSlug: 'ada', profileId: 'p1', profileName: 'Ada', tabName, editedFields, ...changed },
  },
  ifMatch: null,
})

test('R37 R111 a save sends the whole profile with its version, and an event names what was changed', async () => {
  const { calls } = await write('general', { title: 'Gardener', city: 'Lyon' })
  const location = { city: 'Lyon', country: 'France' }
  expect(calls).toStrictEqual([
    { call: 'PATCH /profiles/ada', body: { ...PERSON, location, title: 'Gardener' }, ifMatch: '"7"' },
    event('general', ['location', 'title']),
  ])
})

test('R111 every tab sends the same payload; open for contact and public only where they were changed', async () => {
  expect((await write('expert-details', { skills: ['SEO'] })).calls[0]?.body).toStrictEqual({
    ...PERSON,
    skills: ['SEO'],
  })
  expect((await write('availability', { hirable: '' })).calls[0]?.body).toStrictEqual({ ...PERSON, hirable: false })
  expect((await write('general', { public: '' })).calls[0]?.body).toStrictEqual({ ...PERSON, public: false })
})

test('R280 an event says in all of its properties what the profile has become', async () => {
  const { after, calls } = await write('general', { name: 'Ada Moreau', slug: 'ada-moreau' })
  expect(after).toEqual({ slug: 'ada-moreau', name: 'Ada Moreau' })
  expect(calls[1]).toEqual(event('general', ['name', 'slug'], { profileSlug: 'ada-moreau', profileName: 'Ada Moreau' }))
})

test('nothing changed, nothing sent', async () => {
  expect(await write('general', {})).toEqual({ after: { slug: 'ada', name: 'Ada' }, calls: [] })
})

test('a new order of sites has its own API call', async () => {
  const { calls } = await write('portfolio-highlight', { order: ['s2', 's1'] })
  expect(calls).toEqual([
    { call: 'PATCH /profile/ada/siteOrder', body: ['s2', 's1'], ifMatch: null },
    event('portfolio-highlight', ['siteOrder']),
  ])
})

test('R8 a workspace’s profile has its own route', async () => {
  const workspace = { ...PROFILE, workspaceId: 'w1', owner: { id: 'w1', type: 'WORKSPACE' as const } }
  const { calls } = await write('general', { businessType: 'STUDIO' }, workspace)
  expect(calls[0]).toStrictEqual({
    call: 'PATCH /profile/workspace/w1',
    body: { ...WHOLE, businessType: 'STUDIO' },
    ifMatch: '"7"',
  })
})

test('R112 the admin tab sets the visibility by its own call, and the rest by the admins’', async () => {
  const visible = { visibility: 'PRIVATE', reason: 'Asked for' }
  const visibility = { call: 'POST /profiles/ada/visibility', body: visible, ifMatch: null }
  expect((await write('admin', visible)).calls).toEqual([visibility, event('admin', ['visibility'])])
  const { calls } = await write('admin', { ...visible, expertStatus: 'SUSPENDED' })
  expect(calls).toEqual([
    {
      call: 'PATCH /admin/profiles/ada',
      body: { expertStatus: 'SUSPENDED', reason: 'Asked for' },
      ifMatch: null,
    },
    visibility,
    event('admin', ['visibility', 'expertStatus']),
  ])
})

test('R112 the admin tab without a change sends nothing', async () => {
  expect((await write('admin', { reason: 'Because' })).calls).toEqual([])
})
