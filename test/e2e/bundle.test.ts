import { readdirSync, readFileSync, statSync } from 'node:fs'

import { loadCatalogue } from '#catalogue/catalogue.ts'

import { expect, test } from './fixtures.ts'

const ASSETS = 'build/client/assets'
const scripts = () => readdirSync(ASSETS).filter((name) => name.endsWith('.js'))

test('no catalogue data in any script that a browser could load', () => {
  const catalogue = loadCatalogue()
  // Long names that do not appear in code by chance.
  const distinctive = [...catalogue.cities.keys(), ...catalogue.skills.keys()].filter((slug) => slug.length > 13)
  expect(distinctive.length).toBeGreaterThan(300)
  expect(scripts().length).toBeGreaterThan(10)
  const serviceSlugs = new Set(catalogue.categories.keys())
  for (const name of scripts()) {
    const code = readFileSync(`${ASSETS}/${name}`, 'utf8')
    const found = distinctive.filter((slug) => !serviceSlugs.has(slug) && code.includes(`"${slug}"`))
    expect([name, found.slice(0, 5)]).toEqual([name, []])
  }
})

test('no validation library in any script either', () => {
  for (const name of scripts()) {
    expect([name, readFileSync(`${ASSETS}/${name}`, 'utf8').includes('ZodError')]).toEqual([name, false])
    expect(statSync(`${ASSETS}/${name}`).size).toBeLessThan(300_000)
  }
})
