import type { Page } from '@playwright/test'

import { expect, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { signUpConfirmed } from './own-account.ts'
import { expectGoodLooks, expectWholeGoodLooks } from './page-checks.ts'

const PASSWORD = 'a long enough one'
const MESSAGE = { subject: 'A site for a school', body: 'We are a small school and need a calm site for parents.' }
/** A browser of a person: headless ones count as bots. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const WRITE = '/v1/marketplace/profiles/northlight/message/hire'

/** The agency's own figure of this week's confirmed hires. */
async function hiredThisWeek(page: Page): Promise<number> {
  await page.goto('/dashboard')
  const table = page.getByRole('table', { name: /by week/ })
  return Number(await table.getByRole('row').nth(1).getByRole('cell').last().textContent())
}

test.use({ userAgent: BROWSER })

for (const javaScriptEnabled of [true, false]) {
  test.describe(`working together ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(
      'R355 R351 a client says so, the expert confirms, and the figures show it',
      inFullRun(javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const email = uniqueEmail('client')
        await signUpConfirmed(page, { name: 'Cora Client', email, password: PASSWORD })
        const { id } = (await (await page.request.post(WRITE, { data: MESSAGE })).json()) as { id: string }
        await page.goto(`/inbox/${id}`)
        await page.getByRole('button', { name: 'We worked together' }).click()
        await expect(page.getByText('You said that you worked with Northlight')).toBeVisible()
        await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()

        await page.context().clearCookies()
        await signIn(page, 'agency@demo.test')
        const before = await hiredThisWeek(page)
        await page.goto(`/inbox/${id}`)
        await expect(page.getByText('Cora Client says that you worked together')).toBeVisible()
        if (javaScriptEnabled) await expectGoodLooks(page)
        await page.getByRole('button', { name: 'Yes, we worked together' }).click()
        await expect(page.getByText('You and Cora Client have both confirmed')).toBeVisible()
        // Another test may confirm one, too.
        expect(await hiredThisWeek(page)).toBeGreaterThan(before)
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
      },
    )

    test(
      'R355 an expert says so, and a guest denies it by the link of the mail',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const email = uniqueEmail('guest')
        await page.request.post(WRITE, { data: { ...MESSAGE, name: 'Gil Guest', email } })
        const token = new URL(await linkInMail(page, email, /Confirm your message/)).searchParams.get('token')
        const confirmed = await page.request.post('/v1/marketplace/messages/confirm', { data: { token } })
        const { id } = (await confirmed.json()) as { id: string }
        await signIn(page, 'agency@demo.test')
        await page.goto(`/inbox/${id}`)
        await page.getByRole('button', { name: 'We worked together' }).click()
        await expect(page.getByText('It counts once they confirm it.')).toBeVisible()

        await page.context().clearCookies()
        await page.goto(await linkInMail(page, email, /Have you worked with Northlight/))
        await expect(page.getByText(/Northlight.* says that you worked together. Is that right?/)).toBeVisible()
        if (javaScriptEnabled) await expectGoodLooks(page)
        await page.reload()
        await page.getByRole('button', { name: 'No, we did not' }).click()
        await expect(page.getByText(/You said that you did not work with Northlight/)).toBeVisible()

        await signIn(page, 'agency@demo.test')
        await page.goto(`/inbox/${id}`)
        await expect(page.getByText('Gil Guest did not confirm that you worked together')).toBeVisible()
        await expect(page.getByRole('button', { name: 'We worked together' })).toHaveCount(0)
      },
    )
  })
}

test('R350 R351 a list that is sent shows in the figures of its expert', async ({ page }) => {
  test.slow()
  const shown = async () => {
    const answer = await page.request.get('/v1/marketplace/me/funnel?profile=northlight')
    return ((await answer.json()) as { totals: { shown: number } }).totals.shown
  }
  await signIn(page, 'agency@demo.test')
  const before = await shown()
  await page.context().clearCookies()
  await page.goto('/experts?q=northlight')
  await expect(page.getByRole('link', { name: 'Northlight' }).first()).toBeVisible()
  await page.reload()
  await signIn(page, 'agency@demo.test')
  await expect(async () => expect(await shown()).toBeGreaterThanOrEqual(before + 2)).toPass({ timeout: 20_000 })
})

test(
  'R352 R354 admins read the funnel, and decide on a word that was searched without results',
  inFullRun(),
  async ({ browser, page }) => {
    test.slow()
    const letters = crypto
      .randomUUID()
      .slice(0, 6)
      .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    const word = `zorp${letters}`
    for (const network of [1, 2, 3]) {
      const context = await browser.newContext({
        userAgent: BROWSER,
        extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${network}` },
      })
      const visitor = await context.newPage()
      await visitor.goto(`/experts?q=${word}`)
      await context.close()
    }
    await signIn(page, 'admin@demo.test')
    await expect(async () => {
      await page.goto('/admin/funnel?by=city&days=7')
      await expect(page.getByRole('link', { name: `Decide on ${word}` })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await expectWholeGoodLooks(page)
    await page.getByRole('link', { name: `Decide on ${word}` }).click()
    await expect(page.getByRole('heading', { name: word })).toBeVisible()
    await expectWholeGoodLooks(page)
    const card = page.locator('form').filter({ has: page.getByLabel('What it is') })
    await card.getByLabel('Reason').fill('Nobody knows what it is.')
    await card.getByRole('button', { name: 'Ignore' }).click()
    await expect(page.getByRole('status')).toHaveText('Ignored.')
    await page.goto('/admin/funnel')
    await expect(page.getByRole('link', { name: `Decide on ${word}` })).toHaveCount(0)
    await page.getByLabel('Skill', { exact: true }).fill('Web design')
    await page.getByLabel('Country', { exact: true }).selectOption('Canada')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/country=ca/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row', { name: /^Web Design/ })).toBeVisible()
    await page.getByLabel('Skill', { exact: true }).fill('no such skill')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByLabel('Skill', { exact: true })).toHaveAccessibleDescription(
      'The catalogue has no skill of this name.',
    )
  },
)
