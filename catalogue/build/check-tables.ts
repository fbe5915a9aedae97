import { isSkillOffered } from '#catalogue/display-names.ts'
import { MAX_RANKED_ENTRIES } from '#catalogue/rank-from-counts.ts'
import type { CatalogueTables } from '#catalogue/types.ts'
import * as addresses from '#domain/addresses.ts'

import { casingVariants } from './casing-variants.ts'
import { requiredSlugs } from './required-slugs.ts'

type Named = { slug: string; displayName: string; aliases: string[] }

/** Throws one error that names every entry at fault. */
export function checkTables(tables: CatalogueTables): void {
  const problems = [
    ...checkNames('skill', tables.skills),
    ...checkNames('city', tables.cities),
    ...checkNames('country', tables.countries),
    ...checkSkills(tables),
    ...checkPlaces(tables),
    ...checkRegions(tables),
    ...checkRequired(tables),
    ...checkLists(tables),
    ...checkSiteMap(tables),
  ]
  if (problems.length > 0) throw new Error(`The catalogue does not hold together:\n- ${problems.join('\n- ')}`)
}

function* checkNames(kind: string, entries: Record<string, Named>): Generator<string> {
  const owner = new Map<string, string>()
  for (const [key, { slug, displayName, aliases }] of Object.entries(entries)) {
    if (key !== slug) yield `${kind} ${key} carries the slug ${slug}`
    if (!isSlug(slug)) yield `${kind} ${slug} is no slug: lowercase, hyphens, no spaces, composed accents`
    if (displayName.trim() === '') yield `${kind} ${slug} has no display name`
    const variants = new Set(kind === 'city' ? casingVariants({ slug, displayName, aliases }) : [])
    for (const alias of aliases.filter((one) => !variants.has(one))) {
      const other = owner.get(alias)
      if (alias !== alias.toLowerCase().normalize('NFC') || alias.trim() !== alias || alias === '') {
        yield `${kind} ${slug} has the untidy alias "${alias}"`
      }
      if (other !== undefined) yield `${kind} alias "${alias}" belongs to both ${other} and ${slug}`
      if (Object.hasOwn(entries, alias)) yield `${kind} ${slug} has the alias "${alias}", which is a slug`
      owner.set(alias, slug)
    }
  }
}

function* checkSkills({ skills, categories }: CatalogueTables): Generator<string> {
  for (const { slug, aliases, categories: own, means } of Object.values(skills)) {
    const meant = means === undefined ? undefined : skills[means]
    if (means !== undefined && (!meant || !isSkillOffered(meant)))
      yield `skill ${slug} means ${means}, which is not a skill`
    if (aliases.length < 3 || aliases.length > 12) yield `skill ${slug} has ${aliases.length} aliases, not 3 to 12`
    if (own.length < 1 || own.length > 3) yield `skill ${slug} has ${own.length} categories, not 1 to 3`
    if (new Set(own).size !== own.length) yield `skill ${slug} names a category twice`
    for (const category of own) {
      if (!categories[category]?.skills.includes(slug)) yield `category ${category} lacks its skill ${slug}`
    }
  }
  for (const { slug, skills: members } of Object.values(categories)) {
    if (members.length === 0) yield `category ${slug} has no skill`
    for (const member of members) {
      if (!skills[member]?.categories.includes(slug)) yield `category ${slug} lists ${member}, which is not in it`
    }
  }
}

function* checkPlaces({ cities, countries }: CatalogueTables): Generator<string> {
  for (const { slug, country } of Object.values(cities)) {
    if (!countries[country]) yield `city ${slug} lies in the unknown country ${country}`
  }
  for (const slug of Object.keys(countries)) {
    if (!/^[a-z]{2}$/u.test(slug)) yield `country ${slug} is not two lowercase letters`
  }
}

/** Within a country a name means one region, and a city is in one at most. */
function* checkRegions({ regions, cities, countries, otherPlaces }: CatalogueTables): Generator<string> {
  const owner = new Map<string, string>()
  for (const [key, { slug, country, aliases, cities: within }] of Object.entries(regions)) {
    if (key !== slug || !isSlug(slug)) yield `region ${key} carries the slug ${slug}`
    if (!countries[country] || countries[slug]) yield `region ${slug} is no region of a country`
    const names = [slug, ...aliases].map((name) => `name "${name}" of ${country}`)
    for (const taken of [...names, ...within.map((city) => `city ${city}`)]) {
      const other = owner.get(taken)
      if (other !== undefined) yield `${taken} belongs to both regions ${other} and ${slug}`
      owner.set(taken, slug)
    }
    const stray = within.find((city) => cities[city]?.country !== country)
    if (stray !== undefined) yield `region ${slug} lists ${stray}, which is no city of ${country}`
  }
  for (const [name, where] of Object.entries(otherPlaces)) {
    const unknown = where.split(' ').find((slug) => !regions[slug] && !countries[slug])
    if (unknown !== undefined) yield `other place ${name} lies in the unknown ${unknown}`
  }
}

function* checkRequired(tables: CatalogueTables): Generator<string> {
  for (const [table, slugs] of Object.entries(requiredSlugs)) {
    const entries = tables[table as keyof typeof requiredSlugs]
    for (const slug of slugs)
      if (!Object.hasOwn(entries, slug)) yield `${table} lack ${slug}, which the specification names`
  }
}

function* checkLists(tables: CatalogueTables): Generator<string> {
  const { skills, cities, categories } = tables
  yield* checkList('locations widget', tables.locationsWidget, { keys: skills, items: cities })
  yield* checkList('skills per city', tables.skillsPerCity, { keys: cities, items: skills })
  yield* checkList('related skills', tables.relatedSkills, { keys: { ...categories, homepage: true }, items: skills })
  for (const [country, perSkill] of Object.entries(tables.citiesPerCountrySkill)) {
    for (const [skill, { cities: offering }] of Object.entries(perSkill)) {
      const at = `cities per country and skill ${country}/${skill}`
      if (!tables.countries[country] || !skills[skill]) yield `${at} is unknown`
      if (offering.length < 1 || offering.length > MAX_RANKED_ENTRIES) yield `${at} lists ${offering.length} cities`
      const stray = offering.find((city) => cities[city]?.country !== country)
      if (stray !== undefined) yield `${at} lists ${stray}, which is no city of ${country}`
      const dead = offering.find((city) => tables.hireSiteMap[addresses.hire(skill, country, city)] !== 1)
      if (dead !== undefined) yield `${at} lists ${dead}, which has no hire path`
    }
  }
}

type ListRules = { keys: Record<string, unknown>; items: Record<string, unknown> }

function* checkList(name: string, table: Record<string, string[]>, { keys, items }: ListRules): Generator<string> {
  for (const key of Object.keys(keys)) if (!Object.hasOwn(table, key)) yield `${name} lacks ${key}`
  for (const [key, list] of Object.entries(table)) {
    if (!Object.hasOwn(keys, key)) yield `${name} has the unknown key ${key}`
    if (list.length > MAX_RANKED_ENTRIES)
      yield `${name} ${key} lists ${list.length} entries, more than ${MAX_RANKED_ENTRIES}`
    if (new Set(list).size !== list.length) yield `${name} ${key} lists an entry twice`
    for (const item of list) if (!Object.hasOwn(items, item)) yield `${name} ${key} lists the unknown ${item}`
  }
}

function* checkSiteMap({ hireSiteMap, skills, cities, countries }: CatalogueTables): Generator<string> {
  for (const path of Object.keys(hireSiteMap)) {
    const [, prefix, skill = '', country, city, ...rest] = path.split('/')
    if (prefix !== 'hire' || rest.length > 0 || !skills[skill]) yield `path ${path} names no skill`
    if (country !== undefined && !countries[country]) yield `path ${path} names no country`
    if (city !== undefined && cities[city]?.country !== country) yield `path ${path} names no city of its country`
    const parent = path.slice(0, path.lastIndexOf('/'))
    if (parent !== addresses.hireIndex && hireSiteMap[parent] !== 1) yield `path ${path} has no parent ${parent}`
  }
  for (const skill of Object.keys(skills))
    if (hireSiteMap[addresses.hire(skill)] !== 1) yield `skill ${skill} has no path`
}

/** Accents, apostrophes, commas and dots are allowed; what would break a path is not. */
function isSlug(text: string): boolean {
  return /^[\p{Ll}\d][\p{Ll}\d',.-]*$/u.test(text) && text === text.normalize('NFC')
}
