import { expect, test } from 'vitest'

import { parseSkills } from '#catalogue/sources/skills/parse-skills.ts'

import { buildCategories, buildSkills } from './build-skills.ts'

const table = `
vue-js | Vue.js | dev | vue, vuejs, vue js
seo | SEO | seo ads | search engine optimization, s.e.o, #vuejs
`

test('a line gives a skill, with its display name and hashtag as further aliases', () => {
  const skills = buildSkills(parseSkills(table))
  expect(Object.keys(skills)).toEqual(['seo', 'vue-js'])
  expect(skills['seo']).toEqual({
    slug: 'seo',
    displayName: 'SEO',
    aliases: ['search engine optimization', 's.e.o', '#vuejs', '#seo'],
    categories: ['seo-audit-and-optimization', 'digital-marketing-and-advertising'],
  })
})

test('a derived alias never takes a curated one away', () => {
  expect(buildSkills(parseSkills(table))['vue-js']?.aliases).toEqual(['vue', 'vuejs', 'vue js', 'vue.js'])
})

test('categories list their skills', () => {
  const categories = buildCategories(buildSkills(parseSkills(table)))
  expect(categories['web-development']).toEqual({
    slug: 'web-development',
    displayName: 'Web Development',
    skills: ['vue-js'],
  })
  expect(Object.keys(categories)).toHaveLength(18)
})

test.each(['seo | SEO | seo', 'seo | SEO | seo | a, b | more', ' | SEO | seo | a'])(
  'the line "%s" is refused',
  (line) => {
    expect(() => parseSkills(line)).toThrow(line.trim())
  },
)

test('an unknown category is refused by name', () => {
  expect(() => parseSkills('seo | SEO | astrology | a, b, c')).toThrow(
    'Skill seo names the unknown category "astrology"',
  )
})
