import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { DEFAULT_PLATFORM_RULES } from '#domain/platform/platform-rules.ts'

import { readPlatformRulesFile } from './platform-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'guildhall-platform-'))
const path = join(folder, 'platform.json')

test('R466 without a file, the specification’s rules; one that PLATFORM_FILE names must be there', () => {
  expect(readPlatformRulesFile({ path, required: false })).toBe(DEFAULT_PLATFORM_RULES)
  expect(() => readPlatformRulesFile({ path, required: true })).toThrow(
    `${path} is not there: PLATFORM_FILE must name a file.`,
  )
})

test('R467 a wrong file stops the start with one line that names it and the entry', () => {
  writeFileSync(path, '{"requirements": {"sites": "two"}}')
  expect(() => readPlatformRulesFile({ path, required: false })).toThrow(
    `${path}: requirements.sites must be between 0 and 20, not "two".`,
  )
  writeFileSync(path, `{"topics": ["${'x'.repeat(5_000_000)}"]}`)
  expect(() => readPlatformRulesFile({ path, required: false })).toThrow(`${path}: it has more than 256 KB.`)
  expect(() => readPlatformRulesFile({ path: folder, required: false })).toThrow(`${folder} is no file.`)
  expect(() => readPlatformRulesFile({ path: '/dev/zero', required: true })).toThrow('/dev/zero is no file.')
  expect(() => readPlatformRulesFile({ path: join(path, 'below'), required: true })).toThrow(folder)
})
