import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { BROWSER_STORAGE } from './browser-storage.ts'
import { createLegalTextLoader } from './legal-texts.ts'

const ROOT = new URL('../../', import.meta.url)
const site = {
  name: 'Guildhall',
  platformName: 'the platform',
  twitterHandle: undefined,
  aiCrawlers: 'allow' as const,
  demo: false,
}
const privacy = (url: string) => createLegalTextLoader('/nowhere', { ...site, url: new URL(url) })('privacy')

test('R668 the privacy text lists everything that we store in a browser, under its whole name', async () => {
  const text = await privacy('http://localhost:3000')
  for (const { name, isPrefixed, what, lasts } of BROWSER_STORAGE) {
    expect(text).toContain(`<code>${isPrefixed ? 'guildhall.' : ''}${name}</code>`)
    expect(text).toContain(`${what.replaceAll("'", '&#39;')}; ${lasts}.`)
  }
  expect(await privacy('https://experts.example')).toContain('<code>__Host-guildhall.session_token</code>')
  expect(text).not.toContain('{{')
})

/** Writes to a browser's storage, and the lines of cookies. */
const WRITES = /\b(?:localStorage|sessionStorage)\b|document\.cookie|Max-Age=/

test('R668 every file that sets a cookie or a key of the storage has a name that is listed', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'adapters',
      'api',
      'app',
      'client',
      'domain',
      'mcp',
      'server',
      'use-cases',
    ],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('/browser-storage.ts'))
  const setters = files.filter((file) => WRITES.test(readFileSync(new URL(file, ROOT), 'utf8')))
  expect(setters).toEqual(
    expect.arrayContaining([
      'adapters/auth/known-device.ts',
      'api/accounts/host/host-sign-in-cookie.ts',
      'api/messages/guest-requests-cookie.ts',
      'app/islands/reload-stale.ts',
      'app/routes/shortlist/shortlist-cookie.ts',
      'app/routes/sign-in/return-cookie.ts',
    ]),
  )
  const names = BROWSER_STORAGE.map(({ name }) => name.replace('…', ''))
  const unknown = setters.filter((file) => {
    const literals = [...readFileSync(new URL(file, ROOT), 'utf8').matchAll(/'([^'\n]+)'|`([^`$\n]+)/g)]
    return !literals.some(([, plain, template]) => names.some((name) => (plain ?? template)?.startsWith(name)))
  })
  expect(unknown).toEqual([])
})
