import { lstatSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { createBrandFolderWriter, writeFileUnlessExists } from './settings-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('R478 links that lead nowhere stay as they are, and do not stop a restore', async () => {
  const [text, brand] = [join(folder, 'platform.json'), join(folder, 'brand')]
  for (const path of [text, brand]) symlinkSync(join(folder, 'missing'), path)
  expect(await writeFileUnlessExists(text, Buffer.from('{}'))).toEqual({ other: true })
  const restored = createBrandFolderWriter(brand)
  await restored.add('brand.json', Buffer.from('{}'))
  expect(await restored.finish()).toEqual({ other: true })
  expect(readdirSync(folder).sort()).toEqual(['brand', 'platform.json'])
  expect([text, brand].map((path) => lstatSync(path).isSymbolicLink())).toEqual([true, true])
})
