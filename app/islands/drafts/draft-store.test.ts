import { expect, test } from 'vitest'

import { createDraftStore } from './draft-store.ts'

const DAY_MS = 86_400_000
const fields: [string, string, string][] = [['body', 'Dear Ada', '']]

/** Browsers list the keys of a storage as its own properties. */
function storageOf(entries: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => (storage as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void ((storage as Record<string, string>)[key] = value),
    removeItem: (key: string) => void delete (storage as Record<string, string>)[key],
  }
  const storage: object = Object.assign(Object.create(methods) as object, entries)
  return storage as Storage
}

test('R682 a draft is there for 7 days, and then no more', () => {
  let now = 1_800_000_000_000
  const storage = storageOf()
  const drafts = createDraftStore(storage, () => now)
  drafts.write('contact:ada', { fields })
  now += 7 * DAY_MS - 1
  expect(drafts.read('contact:ada')?.fields).toEqual(fields)
  drafts.removeOld()
  expect(Object.keys(storage)).toEqual(['guildhall-draft:contact:ada'])
  now += 1
  expect(drafts.read('contact:ada')).toBeUndefined()
  drafts.removeOld()
  expect(Object.keys(storage)).toEqual([])
})

test('R682 one draft is removed by its name, all of them at once, and nothing else', () => {
  const storage = storageOf({ changed: '1', 'guildhall-draft-of-others': '2' })
  const drafts = createDraftStore(storage)
  for (const name of ['contact:ada', 'contact:bo', 'brief']) drafts.write(name, { fields })
  drafts.remove('contact:ada')
  expect([drafts.read('contact:ada'), drafts.read('contact:bo')?.fields]).toEqual([undefined, fields])
  drafts.removeAll()
  expect(Object.keys(storage)).toEqual(['changed', 'guildhall-draft-of-others'])
})

test.each([
  'nonsense',
  'null',
  '[]',
  '{"savedAt":"1","fields":[]}',
  '{"savedAt":1}',
  '{"savedAt":1,"fields":[["a","b"]]}',
  '{"savedAt":1,"fields":[["a",1,""]]}',
  '{"savedAt":9e15,"fields":[]}',
])('R682 what is no draft is ignored and removed: %s', (text) => {
  const storage = storageOf({ 'guildhall-draft:brief': text })
  const drafts = createDraftStore(storage, () => 1000)
  expect(drafts.read('brief')).toBeUndefined()
  drafts.removeOld()
  expect(Object.keys(storage)).toEqual([])
})

test('R682 a full or refused storage breaks nothing', () => {
  const storage = storageOf()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const drafts = createDraftStore(storage)
  expect(() => drafts.write('brief', { fields })).not.toThrow()
})
