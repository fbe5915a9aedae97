import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'
import { slugsByAlias, createNameLookup, entriesByName } from './normalizer.ts'

const catalogue = loadCatalogue()

/** Any UTF-16 string, lone surrogates too. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
const slugsOf = (entries: { slug: string }[]) => entries.map((entry) => entry.slug)

const normalizers = {
  normalizeSkillNames: catalogue.normalizeSkillNames,
  normalizeSkillSlugs: catalogue.normalizeSkillSlugs,
  normalizeCitySlugs: catalogue.normalizeCitySlugs,
  normalizeCountrySlugs: catalogue.normalizeCountrySlugs,
}

const skillWords = [...catalogue.skills.keys(), ...catalogue.skillAliases.keys()]
/** Names that match, in any case, among names that don't. */
const names = fc.array(
  fc.oneof(
    fc.constantFrom(...skillWords),
    fc.constantFrom(...skillWords).map((word) => word.toUpperCase()),
    fc.constantFrom(...catalogue.cities.keys(), ...catalogue.countries.keys()),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', ''),
    anyText,
  ),
)

test('spellings of one skill give its entry once', () => {
  const found = catalogue.normalizeSkillNames(['Web Design', 'WEBDESIGN', '#webdesign', 'wed design', 'nonsense'])
  expect(found).toEqual([catalogue.skills.get('web-design')])
})

test('entries come in the order of the inputs', () => {
  const found = catalogue.normalizeSkillNames(['Vue', 'nonsense', 'SEO', 'vuejs', 'a11y'])
  expect(slugsOf(found)).toEqual(['vue-js', 'seo', 'accessibility'])
})

test('slug normalisers take exact keys only, in any case', () => {
  expect(slugsOf(catalogue.normalizeSkillSlugs(['WEB-Design', 'Web Design', '#webdesign']))).toEqual(['web-design'])
  expect(catalogue.normalizeCitySlugs(['NYC'])).toEqual([])
  expect(slugsOf(catalogue.normalizeCitySlugs(['New-York-City']))).toEqual(['new-york-city'])
  expect(slugsOf(catalogue.normalizeCountrySlugs(['GB', 'uk', 'United Kingdom']))).toEqual(['gb'])
})

test('an input is matched as it is, without trimming', () => {
  expect(catalogue.normalizeSkillNames([' seo', 'seo '])).toEqual([])
})

test.each(Object.entries(normalizers))('%s matches no property of Object', (_, normalize) => {
  const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__']
  expect(normalize(hostile)).toEqual([])
  for (const key of hostile) expect(normalize([key])).toEqual([])
})

test.each(Object.entries(normalizers))('%s never throws, is idempotent and repeats nothing', (_, normalize) => {
  fc.assert(
    fc.property(names, (inputs) => {
      const once = slugsOf(normalize(inputs))
      expect(new Set(once).size).toBe(once.length)
      expect(slugsOf(normalize(once))).toEqual(once)
    }),
  )
})

test.each(Object.entries(normalizers))('%s treats a list as its names one by one', (_, normalize) => {
  fc.assert(
    fc.property(names, (inputs) => {
      const oneByOne = new Set(inputs.flatMap((input) => normalize([input])))
      expect(normalize(inputs)).toEqual([...oneByOne])
    }),
  )
})

test('every skill alias finds its owner and only it', () => {
  const strays = [...catalogue.skills.values()].flatMap((skill) =>
    [...skill.aliases, skill.slug].filter((alias) => {
      const found = catalogue.normalizeSkillNames([alias])
      return found.length !== 1 || found[0] !== skill
    }),
  )
  expect(strays).toEqual([])
})

test('R277 every skill’s name finds it; of a misspelt one, the skill that it means', () => {
  const strays = [...catalogue.skills.values()].flatMap(({ slug, displayName, means }) =>
    [displayName, displayName.toUpperCase()].filter(
      (name) => catalogue.normalizeSkillNames([name])[0]?.slug !== (means ?? slug),
    ),
  )
  expect(strays).toEqual([])
})

test('a slug beats an alias of the same spelling, and the first owner keeps an alias', () => {
  const entries = new Map([
    ['one', { slug: 'one', aliases: ['Shared', 'two'] }],
    ['two', { slug: 'two', aliases: ['shared'] }],
  ])
  const normalize = createNameLookup(entriesByName(entries))
  expect(slugsOf(normalize(['two']))).toEqual(['two'])
  expect(slugsOf(normalize(['SHARED']))).toEqual(['one'])
  expect(slugsByAlias(entries)).toEqual(new Map([['shared', 'one']]))
})
