import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isSkillOffered } from '#catalogue/display-names.ts'
import type { NearSkills } from '#catalogue/reading/term-tables.ts'
import type { Skill } from '#catalogue/types.ts'

const FOLDER = join(import.meta.dirname, '..', 'sources')

/** Rows of `key | skill, skill`, the nearest skill first; throws where one is no skill that lists offer. */
function readRows(name: string, skills: Record<string, Skill>): Record<string, string[]> {
  const rows = readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [key = '', near = ''] = line.split('|').map((part) => part.trim())
      return [key, near.split(',').map((slug) => slug.trim())] as const
    })
  const isUnknown = (slug: string) => !skills[slug] || !isSkillOffered(skills[slug])
  const unknown = rows.flatMap(([, near]) => near).filter(isUnknown)
  const twice = rows.map(([key]) => key).filter((key, index, keys) => keys.indexOf(key) < index)
  if (unknown.length + twice.length > 0) {
    throw new Error(`${name}: no skill that lists offer: ${unknown.join(', ')}; twice: ${twice.join(', ')}`)
  }
  return Object.fromEntries(rows)
}

export function buildNearSkills(skills: Record<string, Skill>): NearSkills {
  return { skills: readRows('near-skills.txt', skills), subjects: readRows('subject-skills.txt', skills) }
}
