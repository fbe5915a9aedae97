import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { parseEnv, SETTING_NAMES } from '#server/startup/env.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8')

/** Numbered settings are one: those of the second endpoint stand for the rest. */
const numbered = (names: string[]) => [...new Set(names.map((name) => name.replace(/^WEBHOOK_\d_/, 'WEBHOOK_2_')))]
const settings = numbered(SETTING_NAMES)

const [described = '', wrong = ''] = read('docs/configuration.md').split('## What a wrong value says')
const cellsOf = (text: string) =>
  (text.match(/^\| `.*$/gm) ?? []).map((row) => row.split(' | ').map((cell) => cell.trim()))
const namesIn = (text = '') => text.match(/[A-Z][A-Z0-9_]{2,}/g) ?? []

test('docs/configuration.md has a row for every setting, and for nothing else', () => {
  const documented = numbered(cellsOf(described).flatMap(([names]) => namesIn(names)))
  expect(settings.length).toBeGreaterThan(20)
  expect(documented.sort()).toEqual(settings.sort())
})

/** Settings without which others are refused, or have no effect. */
const AROUND = {
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'abc',
  S3_SECRET_ACCESS_KEY: 'abc',
  CDN_PURGE_URL: 'https://cdn.example/purge',
  CDN_PURGE_TAG_HEADER: 'xkey',
  BACKUP_DIR: '/backups',
}
const asText = (given: Record<string, string>) => JSON.stringify({ ...parseEnv({ ...AROUND, ...given }), warnings: [] })

const defaults = cellsOf(described).flatMap(([cell, values = '']) => {
  const [names, parts] = [namesIn(cell), values.split(', ')]
  // Others are sentences, or derive from another setting.
  const isPlain = names.length === parts.length && !values.includes('PORT')
  return isPlain
    ? names.flatMap((name, at) => (/^`.*`$/.test(parts[at] ?? '') ? [[name, parts[at]?.slice(1, -1) ?? '']] : []))
    : []
}) as [string, string][]

test.each(defaults)('R493 %s=%s, its default in docs/configuration.md, changes nothing', (name, value) => {
  expect(asText({ [name]: value })).toBe(asText({}))
})

const refusals = cellsOf(wrong).map(([assignments = '', says = '']) => ({
  given: Object.fromEntries(
    Array.from(assignments.matchAll(/`(\w+)=([^`]*)`/g), ([, name = '', value = '']) => [name, value]),
  ),
  says: says.replace(/ \|$/, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
}))

test.each(refusals)('R493 $given says $says', ({ given, says }) => {
  expect(() => parseEnv(given)).toThrow(expect.objectContaining({ message: says }))
})

test('R493 every setting has a wrong value in docs/configuration.md, or takes any text', () => {
  const [free = ''] = wrong.split('take any text')
  const covered = new Set([
    ...namesIn(free),
    ...refusals.flatMap(({ given, says }) => [...Object.keys(given), ...namesIn(says)]),
  ])
  expect(settings.filter((name) => !covered.has(name))).toEqual([])
  expect(defaults.length).toBeGreaterThan(15)
})
