import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { SETTING_NAMES } from '#server/startup/env.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const PAGES = ['docs/adopt.md', 'sdk/examples/host/README.md']
const text = PAGES.map(read).join('\n')

/** Settings of the example alone. */
const EXAMPLE = read('sdk/examples/host/settings.ts').match(/\b[A-Z]+_[A-Z_]+\b/g) ?? []

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

function isThere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = join(dirname(page), path)
  if (!existsSync(join(ROOT, file))) return false
  const headings = anchor ? (read(file).match(/^#+ .*$/gm) ?? []) : []
  return !anchor || headings.some((heading) => anchorOf(heading.replace(/^#+ /, '')) === anchor)
}

test.each(PAGES)('R494 what %s links to is there', (page) => {
  const links = Array.from(read(page).matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => !link.startsWith('http') && !isThere(page, link))).toEqual([])
})

test('R494 settings and commands of docs/adopt.md are there', () => {
  const settings = text.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? []
  const known = new Set([...EXAMPLE, ...SETTING_NAMES])
  expect(settings.length).toBeGreaterThan(15)
  expect(settings.filter((name) => !known.has(name))).toEqual([])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})
