import type { Page } from '@playwright/test'

import { expect, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { OWN_PASSWORD, signUpConfirmed } from './own-account.ts'

/** The names that the privacy page lists. */
async function listedNames(page: Page): Promise<string[]> {
  const answer = await page.request.get('/privacy')
  return [...(await answer.text()).matchAll(/<code>([^<]+)<\/code>/g)].map(([, name]) => name ?? '')
}

const isListed = (listed: string[]) => (name: string) =>
  listed.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one))

async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.map(({ name }) => name), ...keys]
}

test('R668 whatever a visit, a shortlist, an account and a guest’s list leave in a browser is in the privacy text', async ({
  page,
}) => {
  test.slow()
  const listed = await listedNames(page)
  await page.goto('/')
  expect(await page.context().cookies()).toEqual([])
  await page.request.post('/shortlist', { form: { expert: 'northlight' } })
  await page.goto('/shortlist')
  await page
    .getByRole('button', { name: /Remove/ })
    .first()
    .click()
  const guest = uniqueEmail('guest')
  await page.goto('/your-requests')
  await page.getByLabel('Your email').fill(guest)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.goto(await linkInMail(page, guest, /Your requests/))
  await page.getByRole('button', { name: 'Show my requests' }).click()
  await signUpConfirmed(page, { name: 'Cora Client', email: uniqueEmail('client'), password: OWN_PASSWORD })
  await page.goto('/account')
  await page.goto('/@ada-moreau/contact')
  const names = await storedNames(page)
  expect(names).toEqual(
    expect.arrayContaining(['guildhall.session_token', 'guildhall.guest_requests', 'shortlist-former', 'changed']),
  )
  expect(names.filter((name) => !isListed(listed)(name))).toEqual([])
})
