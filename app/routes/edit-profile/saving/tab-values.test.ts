import { expect, test } from 'vitest'

import { tabFields } from '#app/routes/edit-profile/fields.ts'

import {
  changedFieldNames,
  findEditConflicts,
  parseLoadedValues,
  type TabValues,
  submittedTabValues,
  tabValueEntries,
} from './tab-values.ts'

const PERSON = { owner: { id: 'u', type: 'PERSON' as const } }
const WORKSPACE = { owner: { id: 'w', type: 'WORKSPACE' as const } }

function formOf(entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('a form is parsed by field: checkboxes, lists, lines and positions', () => {
  const typed = submittedTabValues(
    formOf([
      ['name', ' Ada '],
      ['about', 'One\r\ntwo'],
      ['languages', 'fr'],
      ['languages', 'en'],
      ['public', 'on'],
      ['picture', '/media/avatar/x/384.webp'],
      ['picture', ''],
    ]),
    tabFields('general', PERSON),
  )
  expect(typed).toMatchObject({ name: 'Ada', about: 'One\ntwo', languages: ['en', 'fr'], public: 'on', picture: '' })
  expect(typed).toMatchObject({ title: '', website: '' })
  expect(
    submittedTabValues(formOf([['skills', 'Figma\r\n\r\n Web Design \nFigma']]), tabFields('expert-details', PERSON))[
      'skills'
    ],
  ).toEqual(['Figma', 'Web Design'])
})

test('R30 sites are sorted by the typed numbers, at most one page of them', () => {
  const entries = Array.from({ length: 30 }, (_one, index): [string, string][] => [
    ['order', `s${index}`],
    ['position', String(30 - index)],
  ]).flat()
  const order = submittedTabValues(formOf(entries), tabFields('portfolio-highlight', PERSON))['order']
  expect(order).toHaveLength(24)
  expect(order?.slice(0, 2)).toEqual(['s29', 's28'])
})

test('values that are carried through another step are restored unchanged', () => {
  for (const [tab, owner] of [
    ['general', WORKSPACE],
    ['portfolio-highlight', PERSON],
    ['admin', PERSON],
  ] as const) {
    const fields = tabFields(tab, owner)
    const values = Object.fromEntries(
      fields.map(({ name, read }) => {
        const many = ['languages', 'skills', 'services', 'order', 'badges'].includes(name)
        return [name, many ? ['a', 'b|c'] : `${read.length} ${name}`]
      }),
    ) as TabValues
    expect(submittedTabValues(formOf(tabValueEntries(values)), fields)).toEqual(values)
  }
})

test('R111 a conflict is a field that somebody else changed to another value', () => {
  const fields = tabFields('general', PERSON)
  const loaded = { name: 'A', title: 'T', about: 'X', city: 'C', languages: ['en'] }
  const theirs = { ...loaded, title: 'Theirs', about: 'Same', city: 'Theirs too', languages: ['en', 'fr'] }
  const mine = { ...loaded, name: 'Mine', title: 'Mine', about: 'Same', languages: ['en'] }
  expect(findEditConflicts(fields, { loaded, mine, theirs })).toEqual([
    { name: 'title', mine: 'Mine', theirs: 'Theirs', proposed: 'mine' },
    { name: 'city', mine: 'C', theirs: 'Theirs too', proposed: 'theirs' },
    { name: 'languages', mine: ['en'], theirs: ['en', 'fr'], proposed: 'theirs' },
  ])
  expect(changedFieldNames(loaded, mine)).toEqual(['name', 'title', 'about'])
})

test('malformed loaded values are ignored', () => {
  expect(parseLoadedValues('{"name":"A"}')).toEqual({ name: 'A' })
  for (const bad of [null, '', 'null', '{', '"text"']) expect(parseLoadedValues(bad)).toBeUndefined()
})

test('R181 of the loaded values, only texts and lists of texts are accepted', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const loaded = parseLoadedValues(
    `{"name":"Ada","skills":["a","b"],"about":${deep},"city":{"a":1},"title":null,"tags":["a",1]}`,
  )
  expect(loaded).toEqual({ name: 'Ada', skills: ['a', 'b'] })
  expect(parseLoadedValues('null')).toBeUndefined()
})
