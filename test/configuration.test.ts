import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8')

test('docs/configuration.md has a row for every setting, and for nothing else', () => {
  const groups = globSync('server/startup/settings/*.ts', { cwd: ROOT })
  const schemas = ['server/startup/env.ts', ...groups].map(read).join('\n')
  const settings = Array.from(schemas.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm), ([, name]) => name)
  const rows = read('docs/configuration.md').match(/^\| `.*?\|/gm) ?? []
  const documented = rows.flatMap((row) => row.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect(settings.length).toBeGreaterThan(20)
  expect(documented.sort()).toEqual(settings.sort())
})
