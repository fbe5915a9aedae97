import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { apiIntroduction } from '#api/about-api.ts'

import { ALL_TOOLS } from './all-tools.ts'

const GUIDE = readFileSync(new URL('../docs/mcp.md', import.meta.url), 'utf8')

test('every tool is described, in the guide and at /docs', () => {
  const described = [GUIDE, apiIntroduction('https://guildhall.example')]
  expect(ALL_TOOLS.filter(({ name }) => !described.every((text) => text.includes(`\`${name}\``)))).toEqual([])
})
