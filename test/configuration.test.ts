import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('docs/configuration.md has a row for every setting, and for nothing else', () => {
  const schemas = read('server/startup/env.ts') + read('server/startup/settings/cdn.ts')
  const settings = Array.from(schemas.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm), ([, name]) => name)
  const rows = read('docs/configuration.md').match(/^\| `.*?\|/gm) ?? []
  const documented = rows.flatMap((row) => row.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect(settings.length).toBeGreaterThan(20)
  expect(documented.sort()).toEqual(settings.sort())
})
