import { readFileSync, statSync } from 'node:fs'

import { setPlatformRules } from '#domain/platform/active-rules.ts'
import { parsePlatformFile } from '#domain/platform/parse-platform-file.ts'
import { PLATFORM_FILE_LIMITS } from '#domain/platform/platform-file.ts'
import { DEFAULT_PLATFORM_RULES, type PlatformRules } from '#domain/platform/platform-rules.ts'
import type { Env } from '#server/startup/env.ts'
import { StartError } from '#server/startup/start-error.ts'

/** Undefined if there is none. */
function readText(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return undefined
  // A pipe would keep the start waiting.
  if (!found.isFile()) throw new StartError(`${path} is no file.`)
  if (found.size > PLATFORM_FILE_LIMITS.bytes) {
    throw new StartError(`${path}: it has more than ${PLATFORM_FILE_LIMITS.bytes / 1024} KB.`)
  }
  return readFileSync(path, 'utf8')
}

/** R467: the rules of this file; a problem with it is one line that names the file and the entry. */
export function readPlatformRulesFile({ path, required }: Env['platformFile']): PlatformRules {
  let text: string | undefined
  try {
    text = readText(path)
  } catch (error) {
    if (error instanceof StartError) throw error
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartError(`${path} cannot be read (${why}).`)
  }
  if (text === undefined) {
    if (required) throw new StartError(`${path} is not there: PLATFORM_FILE must name a file.`)
    return DEFAULT_PLATFORM_RULES
  }
  const read = parsePlatformFile(text)
  if (!read.ok) throw new StartError(`${path}: ${read.error.detail}.`)
  return read.value
}

/** R466: the rules of this process, for as long as it runs. */
export function applyPlatformFile({ platformFile }: Pick<Env, 'platformFile'>): void {
  setPlatformRules(readPlatformRulesFile(platformFile))
}
