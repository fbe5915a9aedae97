import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync } from 'vite'
import { expect, test } from 'vitest'

import { findBacktracking } from './find-backtracking.ts'

/** Folders whose code handles requests. */
const PRODUCT = ['adapters', 'api', 'app', 'catalogue', 'client', 'db', 'domain', 'jobs', 'server', 'use-cases']
/** Folders that only build the catalogue. */
const BUILT = ['catalogue/build', 'catalogue/sources']

type Found = { file: string; source: string; flags: string }
type Node = { type?: string; regex?: { pattern: string; flags: string }; callee?: { name?: string } }

function expressionsIn(file: string): Found[] {
  const found: Found[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, regex, callee } = node as Node
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags })
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') {
      found.push({ file, source: 'built at run time', flags: 'dynamic' })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program.body)
  return found
}

const FILES = PRODUCT.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !BUILT.some((folder) => file.startsWith(folder)),
)

const ALL = FILES.flatMap(expressionsIn)

test.each([
  String.raw`\/+$`,
  String.raw`^-+|-+$`,
  '(a+)+b',
  '^(a*)*b',
  '^(?:a|a)*b',
  '^(?:a|ab|b)*c',
  String.raw`\S*(?:https?:\/\/|www\.)\S+`,
  String.raw`^.*,.*,.*$`,
  String.raw`\s+$`,
  String.raw`^\s*a?\s*$`,
  String.raw`^(?:\w+\s?)*$`,
  'a+b',
])('R182 %s is reported', (source) => {
  expect(findBacktracking(source, '')).toBeDefined()
})

test.each([
  String.raw`\s+`,
  String.raw`^[a-z0-9](?:-?[a-z0-9])*$`,
  String.raw`^\/hire(?:\/[^/]+){1,3}$`,
  String.raw`^(?:\/[\w@-][\w@.-]*)+$`,
  String.raw`[\p{L}\p{N}]+`,
  String.raw`#.*`,
  String.raw`^[^@]+@[^@]+$`,
  String.raw`"[^"]*"`,
])('R182 %s is fine', (source) => {
  expect(findBacktracking(source, source.includes('p{') ? 'u' : '')).toBeUndefined()
})

test('R182 every regular expression of ours runs in linear time', () => {
  expect(ALL.length).toBeGreaterThan(80)
  const problems = ALL.filter(({ flags }) => flags !== 'dynamic').flatMap(({ file, source, flags }) => {
    const problem = findBacktracking(source, flags)
    return problem ? [`${file}: /${source}/${flags} has ${problem}`] : []
  })
  expect(problems).toEqual([])
})

/** Builds a pattern from character classes, without a loop; its own test runs it on 200 KB of hostile text. */
const BUILT_FROM_CLASSES = 'domain/text/name.ts'

test('R182 none is built at run time, where this test could not see it', () => {
  const dynamic = ALL.filter(({ flags }) => flags === 'dynamic').map(({ file }) => file)
  expect(dynamic.filter((file) => file !== BUILT_FROM_CLASSES)).toEqual([])
})
