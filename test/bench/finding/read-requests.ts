import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Expected } from './fits.ts'

export type Request = { text: string; expect: Expected; language: string }

const FOLDER = join(import.meta.dirname, 'requests')
const HELD_EVERY = 3

const isHeld = (index: number) => (index + 1) % HELD_EVERY === 0

/** The requests that are held back, or the others, or all of them. */
export function readRequests({ held }: { held: boolean | 'too' }): Request[] {
  return readdirSync(FOLDER).flatMap((name) => {
    const requests = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Omit<Request, 'language'>[]
    return requests
      .filter((_, index) => held === 'too' || isHeld(index) === held)
      .map((request) => ({ ...request, language: name.replace('.json', '') }))
  })
}
