import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')

const FOLDERS = '{domain,catalogue,client,app,db,adapters,use-cases,api,jobs,server,mcp}'
const ROWS = read('docs/glossary.md')
  .split('\n')
  .filter((line) => /^\| (?!term|---)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))

test('every row of the glossary has a term, its meaning and its name in code', () => {
  expect(ROWS.length).toBeGreaterThan(60)
  expect(ROWS.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([])
})

test('no term is explained twice', () => {
  const terms = ROWS.map(([term = '']) => term)
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
})

test('every name in code that the glossary gives exists', () => {
  const files = globSync(`${FOLDERS}/**/*.{ts,tsx,sql}`, { cwd: ROOT })
  const code = [...files, ...files.map(read), read('package.json')].join('\n')
  const names = ROWS.flatMap(([, , inCode = '']) =>
    Array.from(inCode.matchAll(/`([\w-]+(?:\.ts)?)`/g), ([, name = '']) => name),
  )
  expect(names.filter((name) => !code.includes(name.replace(/-$/, '')))).toEqual([])
})
