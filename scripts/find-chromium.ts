import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { StartError } from '#server/startup/start-error.ts'

// The headless shell: the browser tests take half the time with it.
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** No sandbox, for containers and root; no background network requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Else a renderer process is started ahead for each page, for the next one.
  '--renderer-process-limit=1',
]

function onPath(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** The browser at CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new StartError(`CHROMIUM_PATH names no file: ${named}`)
    return named
  }
  const own = chromium.executablePath()
  return NAMES.map(onPath).find(Boolean) ?? [...PLACES, own].find((place) => existsSync(place))
}

function tryCommand(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/** Installs a browser if none is found: from the system's packages if possible, else Playwright's. */
export function ensureChromium(): void {
  if (findChromium()) return
  console.log('No Chromium found: installing one for the browser tests …')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', '-qq', ...args]
    return tryCommand(command, rest)
  }
  const hasPackages = process.platform === 'linux' && onPath('apt-get') && apt('update')
  if (hasPackages && (apt('install', '-y', SHELL) || apt('install', '-y', 'chromium'))) return
  tryCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (!findChromium()) {
    throw new StartError('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.')
  }
}
