import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')

const RULES = Array.from(read('domain/SPEC.md').matchAll(/^- \*\*(R\d+)\*\*/gm), ([, rule = '']) => rule)
const FLOORS =
  '{domain,catalogue,client,locales,app,demo,db,adapters,use-cases,api,jobs,server,scripts,soak,e2e,examples,test,sdk,mcp}'

test('every rule has a number of its own', () => {
  expect(RULES.length).toBeGreaterThan(200)
  expect(RULES.filter((rule, at) => RULES.indexOf(rule) !== at)).toEqual([])
})

test('every rule is named by a test that holds it', () => {
  const tests = globSync(`${FLOORS}/**/*.test.{ts,tsx}`, { cwd: ROOT })
  const named = new Set(tests.flatMap((file) => read(file).match(/\bR\d+\b/g) ?? []))
  expect(RULES.filter((rule) => !named.has(rule))).toEqual([])
})
