import { readFileSync } from 'node:fs'

import routes from '#app/routes.ts'

import { expect, inFullRun, test } from './fixtures.ts'

const EXAMPLES: Record<string, string> = { ':handle': '@ada-moreau', ':slug': 'ada-moreau', ':tab?': 'general' }

function exampleOf(path: string): string {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? (EXAMPLES[part] ?? 'example') : part))
  return `/${parts.join('/')}`
}

/** Every address that accepts a form. */
const FORMS = routes
  .filter(({ file }) => /export (?:async )?function action\b/.test(readFileSync(`app/${file}`, 'utf8')))
  .map(({ path = '' }) => exampleOf(path))

const URL_ENCODED = { 'content-type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=edge' }
const part = (name: string, value: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--edge--\r\n`

type Sent = { headers: Record<string, string>; data: string }
const HOSTILE: Record<string, Sent> = {
  'a large index': { headers: URL_ENCODED, data: 'a[99999999]=1' },
  'a large index of a known name': { headers: URL_ENCODED, data: 'email[99999999]=1&name[4294967294]=1' },
  'one name 120,000 times': { headers: URL_ENCODED, data: 'a&'.repeat(120_000) },
  'a deep name': { headers: URL_ENCODED, data: `a${'[0]'.repeat(5000)}=1` },
  '10,000 fields': { headers: URL_ENCODED, data: Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&') },
  __proto__: { headers: URL_ENCODED, data: '__proto__=1&__proto__[a]=1' },
  'constructor.prototype': { headers: URL_ENCODED, data: 'constructor.prototype.a=1' },
  'a field of 200 KB': { headers: URL_ENCODED, data: `name=${'x'.repeat(200 * 1024)}` },
  'more than a form may have': { headers: URL_ENCODED, data: `name=${'x'.repeat(300 * 1024)}` },
  'parts with a large index': { headers: MULTIPART, data: part('a[99999999]', '1') },
  'a part of 200 KB': { headers: MULTIPART, data: part('name', 'x'.repeat(200 * 1024)) },
  'a form in a form': { headers: URL_ENCODED, data: `kept=${encodeURIComponent('[["a[99999999]","1"]]')}` },
}

const SAMPLE = new Set(['a large index', '10,000 fields', '__proto__', 'parts with a large index'])

test('R180 there are forms to attack', () => {
  expect(FORMS.length).toBeGreaterThan(24)
  expect(FORMS).toEqual(expect.arrayContaining(['/sign-in', '/sign-out', '/@ada-moreau/edit/general', '/new-profile']))
})

for (const [what, { headers, data }] of Object.entries(HOSTILE)) {
  test(
    `R180 ${what} is refused at every address, with a page that says so`,
    inFullRun(!SAMPLE.has(what)),
    async ({ request, baseURL }) => {
      for (const path of FORMS) {
        const answer = await request.post(path, { headers: { ...headers, origin: baseURL ?? '' }, data })
        expect(`${path} ${answer.status()}`).toMatch(/ (?:400|413)$/)
        expect(await answer.text()).toMatch(/The form (?:has|holds) (?:a field|more)/)
      }
      expect((await request.get('/healthz')).status()).toBe(200)
    },
  )
}

test('R182 a malformed address is a 404', async ({ request }) => {
  for (const path of [
    '/%0A',
    '/experts/%09',
    '/@ada-moreau%0A',
    '/hire/%0D/de',
    '/a%E2%80%A8b/c',
    '/%E0%A4%A',
    '/%00',
  ]) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).toContain('There is nothing here')
  }
  expect((await request.get('/sign-in?next=/%0A/')).status()).toBe(200)
})

test('R303 every page with another address than its own leads there, and the site lives on', async ({ request }) => {
  for (const { path = '' } of routes) {
    for (const wrong of [`${exampleOf(path)}?empty=`, exampleOf(path).toUpperCase()]) {
      const answer = await request.get(wrong, { maxRedirects: 0 })
      expect(`${wrong} ${answer.status()}`).toMatch(/ (?:200|30[123]|40[134])$/)
    }
  }
  const answer = await request.get('/sign-in?empty=', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/sign-in'])
  expect((await request.get('/healthz')).status()).toBe(200)
})
