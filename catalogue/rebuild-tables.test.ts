import { expect, test } from 'vitest'

import { createCatalogue } from './catalogue.ts'
import { compareCatalogueSnapshots } from './compare-snapshots.ts'
import { createHirePathIndex } from './hire-site-map.ts'
import { createLiveCatalogue } from './live-catalogue.ts'
import { MAX_RANKED_ENTRIES } from './rank-from-counts.ts'
import { readCatalogueTables } from './read-tables.ts'
import { rebuildCatalogueSnapshot } from './rebuild-tables.ts'
import {
  committedCatalogueSnapshot,
  parseCatalogueSnapshot,
  type CatalogueSnapshot,
  applyCatalogueSnapshot,
  serializeCatalogueSnapshot,
} from './snapshot.ts'

const committed = readCatalogueTables()
const before = committedCatalogueSnapshot(committed)
const none = { skills: {}, cities: {}, countries: {} }
const inParis = (skill: string, experts: number) => ({ skill, country: 'fr', city: 'paris', experts })
const pathsOf = (snapshot: CatalogueSnapshot) => [...createHirePathIndex(snapshot.hireSiteMap).paths().keys()]

test('R142 without a listed expert nothing changes', () => {
  const after = rebuildCatalogueSnapshot(committed, { listings: [], aliases: none })
  expect(compareCatalogueSnapshots(before, after)).toEqual({
    addedPaths: [],
    removedPaths: [],
    changedLists: [],
    addedAliases: [],
    removedAliases: [],
  })
})

test('R142 counts come first, what was listed follows, and no committed path goes', () => {
  const listings = [inParis('online-casino', 5), inParis('astrology', 4), inParis('seo', 2)]
  const after = rebuildCatalogueSnapshot(committed, { listings, aliases: none })
  const changes = compareCatalogueSnapshots(before, after)
  expect(changes.removedPaths).toEqual([])
  expect(changes.addedPaths).toEqual(
    expect.arrayContaining(['/hire/online-casino/fr/paris', '/hire/astrology/fr/paris']),
  )
  expect(after.relatedSkills['homepage']?.slice(0, 3)).toEqual(['online-casino', 'astrology', 'seo'])
  expect(after.locationsWidget['online-casino']?.[0]).toBe('paris')
  // Two experts are too few for a place in a list.
  expect(after.skillsPerCity['paris']?.slice(0, 2)).toEqual(['online-casino', 'astrology'])
  expect(after.skillsPerCity['paris']?.slice(2)).toEqual(
    committed.skillsPerCity['paris']?.filter((slug) => !['online-casino', 'astrology'].includes(slug)).slice(0, 14),
  )
  expect(Object.keys(after.skillsPerCity)[0]).toBe('paris')
  expect(after.relatedSkills['design-system-setup']).toEqual(['product-design'])
  const lists = [...Object.values(after.locationsWidget), ...Object.values(after.skillsPerCity)]
  expect(Math.max(...lists.map((list) => list.length))).toBeLessThanOrEqual(MAX_RANKED_ENTRIES)
})

test('R143 what is stored comes back byte for byte', () => {
  const after = rebuildCatalogueSnapshot(committed, {
    listings: [inParis('seo', 9)],
    aliases: { ...none, skills: { 'web desiign': 'web-design' } },
  })
  const stored = serializeCatalogueSnapshot(after)
  expect(serializeCatalogueSnapshot(parseCatalogueSnapshot(stored))).toBe(stored)
})

test('R145 an alias that somebody has stays theirs', () => {
  const aliases = { ...none, skills: { 'web desiign': 'web-design', wp: 'web-design', seo: 'web-design' } }
  const catalogue = createCatalogue(applyCatalogueSnapshot(committed, { ...before, aliases }))
  const meaning = (name: string) => catalogue.normalizeSkillNames([name]).map(({ slug }) => slug)
  expect([meaning('Web Desiign'), meaning('wp'), meaning('seo')]).toEqual([['web-design'], ['wordpress'], ['seo']])
})

test('R142 a version from before a release keeps the paths that the release has added', () => {
  const { seo: _later, ...older } = before.hireSiteMap
  const catalogue = createCatalogue(applyCatalogueSnapshot(committed, { ...before, hireSiteMap: older }))
  expect(catalogue.isHirePath('/hire/seo/gb/london')).toBe(true)
  expect([...catalogue.hireSiteMap.keys()].sort()).toEqual(pathsOf(before).sort())
})

test('R141 a holder of the live catalogue always reads the active version', () => {
  const first = createCatalogue(committed)
  const { catalogue, current, replace } = createLiveCatalogue(first)
  const kept = current()
  expect(catalogue.isHirePath('/hire/online-casino/fr/paris')).toBe(false)
  const listings = [inParis('online-casino', 5)]
  replace(
    createCatalogue(
      applyCatalogueSnapshot(committed, rebuildCatalogueSnapshot(committed, { listings, aliases: none })),
    ),
  )
  expect(catalogue.isHirePath('/hire/online-casino/fr/paris')).toBe(true)
  expect(catalogue.source).toBe('live')
  expect([...catalogue.hireSiteMap.keys()]).toContain('/hire/online-casino/fr/paris')
  // A page that is being made goes on with the version that it began with.
  expect(kept.isHirePath('/hire/online-casino/fr/paris')).toBe(false)
})
