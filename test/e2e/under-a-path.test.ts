import { get } from 'node:http'

import type { Page } from '@playwright/test'

import * as addresses from '#domain/addresses.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { hasNginx, startNginx } from '#test/servers/nginx.ts'

import { expect, linkInMail, openEditor, test, uniqueEmail } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'
import { choosePicture, save, saved } from './profile-editing.ts'

/** It is also the address of a page, so that a base path which is added or taken away twice shows. */
const BASE = '/experts'

const present = hasNginx()
if (!present) process.stderr.write('\nSKIPPED: nginx is not on PATH, so a site under a path is not tested here.\n')

// Pages that are not there, or that refuse a stranger.
test.use({ expectedErrors: [/status of 40[0134]/] })
test.describe.configure({ mode: 'serial' })
test.skip(!present)

let site: Awaited<ReturnType<typeof startOwnSite>>
let nginx: Awaited<ReturnType<typeof startNginx>>
let origin = ''
let root = ''

test.beforeAll(async () => {
  // A start on a busy machine.
  test.setTimeout(240_000)
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  root = origin + BASE
  site = await startOwnSite({ SITE_URL: root, DEMO: '1', TRUST_PROXY: '127.0.0.1' })
  nginx = await startNginx({ upstream: site.port, config: 'nginx-path.conf', port })
})
test.afterAll(async () => {
  await nginx?.stop()
  await site?.stop()
})

/** Every request of the page to our host that is not under the base path. */
function strayRequests(page: Page): string[] {
  const strays: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origin && !isUnder(url.pathname)) strays.push(`${request.method()} ${url.pathname}`)
  })
  return strays
}

const isUnder = (path: string) => path === BASE || path.startsWith(`${BASE}/`)

const ATTRIBUTE = /\s(?:href|src|action|formaction|srcset|data-island)="([^"]+)"/gi

/** Addresses of the page that lead out of the base path on our host, and modules that would be loaded from there. */
function strayAddresses(html: string): string[] {
  const named = Array.from(html.matchAll(ATTRIBUTE), ([, value = '']) => value.replaceAll('&amp;', '&'))
  const strays = named
    .flatMap((value) => value.split(', '))
    .filter((address) => {
      if (address.startsWith('/')) return !isUnder(address.split(/[?#\s]/, 1)[0] ?? '')
      return address.startsWith(origin) && !isUnder(new URL(address).pathname)
    })
  return [...strays, ...(html.match(/["'`(]\/(?:assets|v1|user|media|brand|social)\/[^"'`)]*/g) ?? [])]
}

async function signInByForm(page: Page, email: string) {
  await page.goto(`${root}/sign-in?next=/inbox`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${root}/inbox`)
}

test('R560 R562 an expert signs in, uploads a picture, saves the profile and follows links, all under the path', async ({
  page,
  context,
}) => {
  test.slow()
  const strays = strayRequests(page)
  await page.goto(`${origin}${BASE}`)
  await expect(page).toHaveURL(`${root}/`)
  await page.getByRole('search').getByLabel('What do you need?').pressSequentially('Ada')
  await page.getByRole('option', { name: /Ada Moreau/ }).click()
  await expect(page).toHaveURL(`${root}/@ada-moreau`)
  await page.getByRole('link', { name: 'Skills', exact: true }).first().click()
  await expect(page).toHaveURL(`${root}/hire`)

  await signInByForm(page, 'owner@demo.test')
  await openEditor(page, `${root}/@ada-moreau/edit/general`)
  await choosePicture(page, { scripts: true })
  await page.getByLabel('Title', { exact: true }).fill('Gardener of websites')
  await save(page)
  await saved(page)
  await page.getByRole('link', { name: /^Availability/ }).click()
  await expect(page).toHaveURL(`${root}/@ada-moreau/edit/availability`)
  await page.goto(`${root}/@ada-moreau`)
  await expect(page.getByText('Gardener of websites').first()).toBeVisible()
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.getAttribute('src')).toMatch(new RegExp(`^${root}/media/avatar/`))
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const cookies = await context.cookies(`${root}/`)
  expect(cookies.length).toBeGreaterThan(0)
  expect(cookies.filter(({ path }) => !isUnder(path))).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${root}/`)
  expect((await context.cookies(`${root}/`)).filter(({ name }) => name.includes('session'))).toEqual([])
  expect(strays).toEqual([])
})

test('R560 mails, redirects and data requests keep the path', async ({ page }) => {
  const strays = strayRequests(page)
  const email = uniqueEmail('path')
  await page.goto(`${root}/sign-up`)
  await page.getByLabel('Name').fill('Paula Path')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a long enough sentence')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page).not.toHaveURL(/sign-up/)
  const link = await linkInMail(page, email, /confirm/i, root)
  expect(link.startsWith(`${root}/verify-email?`)).toBe(true)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  for (const path of ['/hire', '/experts']) {
    const answer = await page.request.get(`${root}${path}/`, { maxRedirects: 0 })
    expect([path, answer.headers()['location']]).toEqual([path, BASE + path])
  }
  expect(strays).toEqual([])
})

test('R560 no link, form, asset or redirect of any page leads out of the path', async ({ page }) => {
  test.setTimeout(240_000)
  const plain = Object.values(addresses).filter((address) => typeof address === 'string')
  const others = ['/@ada-moreau', '/@ada-moreau/contact', '/@ada-moreau/report', '/hire/web-design', '/no-such-page']
  const crawl = async () => {
    const strays: Record<string, string[]> = {}
    const linked = new Set<string>()
    for (const path of [...plain, ...others, '/openapi.json', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml']) {
      const answer = await page.request.get(root + path, { maxRedirects: 0 })
      const text = await answer.text()
      const location = answer.headers()['location']
      const found = location === undefined ? [] : strayAddresses(` href="${location}"`)
      if (answer.headers()['content-type']?.includes('html')) found.push(...strayAddresses(text))
      if (found.length > 0) strays[path] = found
      for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) linked.add(href.replaceAll('&amp;', '&'))
      for (const [, url = ''] of text.matchAll(/<loc>([^<]*)<\/loc>/g)) {
        if (!url.startsWith(`${root}/`)) strays[path] = [url]
      }
    }
    return { strays, linked }
  }
  const stranger = await crawl()
  expect(stranger.strays).toEqual({})
  expect(stranger.linked.size).toBeGreaterThan(100)
  const missing: string[] = []
  for (const href of [...stranger.linked].slice(0, 150)) {
    if ((await page.request.get(origin + href, { maxRedirects: 0 })).status() === 404) missing.push(href)
  }
  expect(missing).toEqual([])

  const answer = await page.request.post(`${root}/user/auth/sign-in/email`, {
    data: { email: 'admin@demo.test', password: DEMO_PASSWORD },
  })
  expect(answer.status()).toBe(200)
  expect((await crawl()).strays).toEqual({})
})

test('R561 outside of the path there is nothing but what monitoring asks for', async () => {
  const statuses = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(site.url + path, { redirect: 'manual' })).status))
  const outside = ['/', '/hire', '/experts2', '/v1/marketplace/me', '/assets/x.js']
  expect(await statuses(outside)).toEqual(outside.map(() => 404))
  const watched = ['/healthz', '/readyz', '/metrics'].flatMap((path) => [path, BASE + path])
  expect(await statuses(watched)).toEqual(watched.map(() => 200))
})

test('R561 a request with an absolute target is answered as one for its path', async () => {
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { port: new URL(site.url).port, path, headers: { host: new URL(origin).host } }
      get(options, (answer) => resolve(answer.resume().statusCode)).once('error', reject)
    })
  expect(await statusOf(`${root}/hire`)).toBe(200)
  expect(await statusOf(`${origin}/hire`)).toBe(404)
  expect(await statusOf(`http://evil.example${BASE}/hire`)).toBe(421)
  expect(await statusOf(`http://ada:secret@localhost${BASE}/hire`)).toBe(400)
})

test('R562 documents and agents name the site under the path', async ({ page }) => {
  const contract = (await (await page.request.get(`${root}/openapi.json`)).json()) as { servers: unknown }
  expect(contract.servers).toEqual([{ url: root }])
  const message = { jsonrpc: '2.0', id: 1, method: 'initialize' }
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  const agent = await page.request.post(`${root}/mcp`, { data: { ...message, params } })
  expect(await agent.text()).toContain(`${root}/@{slug}`)
  const robots = await (await page.request.get(`${root}/robots.txt`)).text()
  expect(robots).toContain(`Allow: ${BASE}/\n`)
  expect(robots).toContain(`Sitemap: ${root}/sitemap.xml`)
  const html = await (await page.request.get(`${root}/@ada-moreau`)).text()
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(image.startsWith(`${root}/social/`)).toBe(true)
  expect((await page.request.get(image)).status()).toBe(200)
})
