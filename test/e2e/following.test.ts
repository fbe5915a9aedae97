import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { createKeyring } from '#adapters/signing/keyring.ts'
import { createSigner } from '#adapters/signing/signer.ts'

import { expect, inFullRun, signIn, test, uniqueEmail } from './fixtures.ts'
import { OWN_PASSWORD, signUpConfirmed } from './own-account.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

test.use({ javaScriptEnabled: false })

/** An account for this test only: follows and likes persist, and all tests share the demo's accounts. */
async function register(page: Page): Promise<string> {
  const email = uniqueEmail('follower')
  await signUpConfirmed(page, { name: 'Fay Follower', email, password: OWN_PASSWORD })
  await page.context().clearCookies()
  return email
}

async function follow(page: Page, ...slugs: string[]): Promise<void> {
  for (const profileSlug of slugs) {
    await page.request.post('/v1/marketplace/profiles/follow', { data: { profileSlug } })
  }
}

/** The unsubscribe link of the signed-in account. Built here, since digests are sent only on Mondays. */
async function unsubscribeLink(page: Page): Promise<string> {
  const secret = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'auth-secret'), 'utf8').trim()
  const { user } = (await (await page.request.get('/v1/marketplace/me')).json()) as { user: { id: string } }
  return `/unsubscribe?token=${createSigner(createKeyring({ secret })).sign('digest', user.id)}`
}

async function subscribeToDigest(page: Page): Promise<void> {
  await page.request.patch('/v1/marketplace/me/following/digest', { data: { weekly: true } })
}

async function getsDigest(page: Page): Promise<boolean> {
  const answer = await page.request.get('/v1/marketplace/me/following/digest')
  return ((await answer.json()) as { weekly: boolean }).weekly
}

const unfollow = (page: Page, name: string) => page.getByRole('button', { name: `Unfollow ${name}`, exact: true })

test('only for signed-in visitors, never cached, without scripts', async ({ page }) => {
  const email = await register(page)
  const signedOut = await page.request.get('/following', { maxRedirects: 0 })
  expect([signedOut.status(), signedOut.headers()['location']]).toEqual([303, '/sign-in?next=%2Ffollowing'])
  await page.goto('/following')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(OWN_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/following')
  await expect(page.getByText('You don’t follow anyone yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find experts by skill' })).toHaveAttribute('href', '/hire')
  const answer = await page.request.get('/following')
  expect(answer.headers()['cache-control']).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/<script[^>]+src=/)
})

test('follow on a profile, unfollow on the page, and undo', async ({ page }) => {
  await signIn(page, await register(page), OWN_PASSWORD)
  await page.goto('/@ada-moreau')
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click()
  await page.getByRole('link', { name: 'See what’s new' }).click()
  await expect(page.getByRole('heading', { name: '1 expert you follow' })).toBeVisible()
  await unfollow(page, 'Ada Moreau').click()
  await expect(page.getByText('You no longer follow Ada Moreau.')).toBeVisible()
  await expect(page.getByText('You don’t follow anyone yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(unfollow(page, 'Ada Moreau')).toBeVisible()
  await expect(page.getByText('You no longer follow')).toHaveCount(0)
})

test('follow from a card, sign in, and return to the card', async ({ page }) => {
  const email = await register(page)
  const list = '/hire/web-design/us/new-york-city'
  await page.goto(list)
  await page.getByRole('button', { name: 'Follow Ada Moreau', exact: true }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(OWN_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${list}#followed-ada-moreau`)
  const followed = page.getByRole('button', { name: 'Following Ada Moreau', exact: true })
  await expect(followed).toBeFocused()
  // R310: every list shows it, and its button takes it back.
  await page.goto('/browse/cities/new-york-city')
  await expect(followed).toHaveAttribute('aria-pressed', 'true')
  await followed.click()
  await expect(page).toHaveURL('/browse/cities/new-york-city#followed-ada-moreau')
  const unfollowed = page.getByRole('button', { name: 'Follow Ada Moreau', exact: true })
  await expect(unfollowed).toBeFocused()
  await unfollowed.click()
  await page.getByRole('link', { name: 'See what’s new' }).click()
  await expect(unfollow(page, 'Ada Moreau')).toBeVisible()
  // No redirect to another site.
  const form = { act: 'follow', next: '//evil.example/' }
  const answer = await page.request.post('/@northlight/mark', { form, maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/#followed-northlight')
})

test('R310 the viewer’s own card and profile have no button to follow or shortlist, and a liked one says so', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.test')
  await page.goto('/hire/web-design/us/new-york-city')
  const card = page.getByRole('article').filter({ hasText: 'Ada Moreau' })
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('button')).toHaveCount(0)
  await page.goto('/@ada-moreau')
  const buttons = page.getByRole('button', { name: /^(?:Shortlist|Follow|Like)/ })
  await expect(buttons).toHaveCount(0)
  // What was put there before signing in can be taken off.
  await page.request.post('/shortlist', { form: { expert: 'ada-moreau' } })
  await page.reload()
  await buttons.click()
  await expect(buttons).toHaveCount(0)
  await page.goto('/hire/web-design/us/new-york-city')
  await page.context().clearCookies()
  await signIn(page, await register(page), OWN_PASSWORD)
  await page.request.post('/v1/marketplace/profiles/like', { data: { profileSlug: 'ada-moreau' } })
  await page.reload()
  await expect(card.getByText('Liked', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Follow Ada Moreau', exact: true })).toBeVisible()
})

test('the weekly mail is off by default, turned on and off by a plain form', async ({ page }) => {
  await signIn(page, await register(page), OWN_PASSWORD)
  await follow(page, 'ada-moreau')
  await page.goto('/account')
  await page.getByRole('link', { name: 'Experts you follow and their news' }).click()
  await page.getByRole('button', { name: 'Send me the weekly email' }).click()
  await expect(page).toHaveURL('/following#digest')
  await page.getByRole('button', { name: 'Stop the weekly email' }).click()
  await expect(page.getByRole('button', { name: 'Send me the weekly email' })).toBeVisible()
})

test('a page beyond the end redirects to the last one, and an invalid one is a 404', async ({ page }) => {
  await signIn(page, await register(page), OWN_PASSWORD)
  await follow(page, 'ada-moreau')
  await page.goto('/following?page=2')
  await expect(page).toHaveURL('/following#people')
  for (const query of ['page=0', 'news=x', 'page=51']) {
    expect((await page.request.get(`/following?${query}`)).status()).toBe(404)
  }
})

test('R134 opening the mailed link changes nothing; its button does', async ({ page }) => {
  await signIn(page, await register(page), OWN_PASSWORD)
  const link = await unsubscribeLink(page)
  await subscribeToDigest(page)
  await page.goto(link)
  expect(await getsDigest(page)).toBe(true)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL(/unsubscribe\?token=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You get no weekly email')
  expect(await getsDigest(page)).toBe(false)
})

test('R134 a mail client’s one-click request needs no session, has any origin, and gets a plain answer', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page, await register(page), OWN_PASSWORD)
  const link = await unsubscribeLink(page)
  const program = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const form = { 'List-Unsubscribe': 'One-Click' }
  const origins: Record<string, string>[] = [{}, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }]
  for (const headers of origins) {
    await subscribeToDigest(page)
    const forged = await program.post(`${link}x`, { form, headers, maxRedirects: 0 })
    expect([forged.status(), await getsDigest(page)]).toEqual([404, true])
    const answer = await program.post(link, { form, headers, maxRedirects: 0 })
    expect([answer.status(), await getsDigest(page)]).toEqual([200, false])
  }
  await subscribeToDigest(page)
  const multipart = await program.post(link, { multipart: form, maxRedirects: 0 })
  expect([multipart.status(), await getsDigest(page)]).toEqual([200, false])
  await program.dispose()
})

test.describe('looks', () => {
  // The accessibility check needs JavaScript; the pages do not.
  test.use({ javaScriptEnabled: true })

  test('the page looks good, empty and full, wide and narrow, light and dark', async ({ page }) => {
    test.slow()
    await signIn(page, await register(page), OWN_PASSWORD)
    await page.goto('/following')
    await expectWholeGoodLooks(page)
    await follow(page, 'ada-moreau', 'northlight', 'tidewater-works')
    await page.goto('/following?unfollowed=nadia-theriault-singh')
    await expectWholeGoodLooks(page)
  })

  test.describe('of the link that ends the mails', () => {
    test.use({ expectedErrors: [/404/] })

    test('incomplete or done', inFullRun(), async ({ page }) => {
      for (const query of ['token=made-up', 'done=1']) {
        await page.goto(`/unsubscribe?${query}`)
        await expectWholeGoodLooks(page)
      }
    })
  })

  test('a card that was just followed looks good', inFullRun(), async ({ page }) => {
    await signIn(page, await register(page), OWN_PASSWORD)
    await follow(page, 'ada-moreau')
    await page.goto('/hire/web-design/us/new-york-city#followed-ada-moreau')
    await expect(page.getByRole('link', { name: 'See what’s new' })).toBeVisible()
    await expectWholeGoodLooks(page)
  })
})
