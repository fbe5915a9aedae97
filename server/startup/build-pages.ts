import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { StartError } from './start-error.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = [
  'app',
  'client',
  'domain',
  'locales/texts.ts',
  'locales/registry.ts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const STAMP = join(ROOT, 'build', 'sources.sha256')

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name))
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source))) {
      if (!file.includes('.test.')) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Undefined when the build is up to date, else a function that rebuilds it. */
export function findPendingPageBuild(): (() => Promise<void>) | undefined {
  const hash = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return undefined
  return async () => {
    await runBuild()
    writeFileSync(STAMP, hash)
  }
}

function runBuild(): Promise<void> {
  return new Promise((done, failed) => {
    const build = spawn(process.execPath, [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    build.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    build.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    build.on('error', failed)
    build.on('exit', (code) => {
      if (code === 0) done()
      else failed(new StartError(`The pages could not be built:\n${output.trim()}`))
    })
  })
}
