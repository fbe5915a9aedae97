import type { Browser, Page } from '@playwright/test'

import { enter, tick, tabTo, typeInto } from './by-keyboard.ts'
import { expect, expectNoHorizontalScroll, inFullRun, linkInMail, test, uniqueEmail } from './fixtures.ts'

const SENTENCE = 'A web designer for my bakery, up to 9000 EUR'
const BODY = 'We are opening a bakery in March and need a site with pre-orders and a map. Do you have time?'

const WAYS = [360, 1280].flatMap((width) => [true, false].map((scripts) => ({ width, scripts })))

/** From a sentence to three experts on the shortlist. */
async function shortlistThree(page: Page): Promise<void> {
  await page.goto('/')
  await typeInto(page, page.getByRole('search').last().getByLabel('What do you need?'), SENTENCE)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Fits:/).first()).toBeVisible()
  await expectNoHorizontalScroll(page)
  for (const number of [0, 1, 2]) {
    const button = page
      .getByRole('article')
      .nth(number)
      .getByRole('button', { name: /^Shortlist/ })
    const slug = await button.getAttribute('value')
    await enter(page, button)
    await expect(page.locator(`#listed-${slug}`)).toHaveAttribute('aria-pressed', 'true')
  }
}

async function sendBrief(page: Page, { title, email }: { title: string; email: string }): Promise<void> {
  await page.goto('/shortlist')
  await expectNoHorizontalScroll(page)
  await enter(page, page.getByRole('link', { name: 'Send one brief to up to three' }))
  for (const box of await page.getByRole('checkbox').all()) await tick(page, box)
  await typeInto(page, page.getByLabel('Title'), title)
  await typeInto(page, page.getByLabel('What you need'), BODY)
  await typeInto(page, page.getByLabel('Your name'), 'Gil Guest')
  await typeInto(page, page.getByLabel('Your email'), email)
  await expectNoHorizontalScroll(page)
  // The form refuses what is sent faster than a person could type.
  await expect(async () => {
    await enter(page, page.getByRole('button', { name: 'Send brief' }))
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 2000 })
    await expect(page.getByRole('button', { name: 'Send brief' })).toHaveCount(0, { timeout: 5000 })
  }).toPass({ intervals: [1500], timeout: 25_000 })
}

/** A tab without cookies or storage, as after the browser was closed. */
async function openFreshTab(browser: Browser, { width, scripts }: (typeof WAYS)[number]): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

for (const way of WAYS) {
  const { width, scripts } = way
  // The suite takes one of the four; the full run takes all.
  const isSample = width === 360 && !scripts
  test.describe(`at ${width} px, ${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: scripts, expectedErrors: [/status of 400/] })

    test(
      'R660 R663 a guest sends a brief to three experts, closes the tab, returns by mail and withdraws it, by keyboard only',
      inFullRun(!isSample),
      async ({ page, browser, baseURL }) => {
        test.slow()
        const [email, title] = [uniqueEmail('guest'), `A bakery ${crypto.randomUUID().slice(0, 8)}`]
        await shortlistThree(page)
        await sendBrief(page, { title, email })
        const confirm = await linkInMail(page, email, /Confirm your brief/)
        await page.close()

        const first = await openFreshTab(browser, way)
        await first.goto(confirm)
        await enter(first, first.getByRole('button', { name: 'Send my brief' }))
        await expect(first.getByRole('heading', { name: 'Your brief is sent' })).toBeVisible()
        await first.context().close()

        const second = await openFreshTab(browser, way)
        await second.goto(confirm)
        await expect(second).toHaveURL(/\/briefs\/guest\//)
        await expect(second.getByRole('heading', { name: title })).toBeVisible()
        await expect(second.getByRole('list', { name: 'Answers' }).getByRole('listitem')).toHaveCount(3)
        await expectNoHorizontalScroll(second)
        await second.goto(`${baseURL}/sign-in`)
        await enter(second, second.getByRole('link', { name: 'See your requests' }))
        await typeInto(second, second.getByLabel('Your email'), email)
        await enter(second, second.getByRole('button', { name: 'Send the link' }))
        await second.goto(await linkInMail(second, email, /Your requests/, baseURL))
        await enter(second, second.getByRole('button', { name: 'Show my requests' }))
        const rows = second.getByRole('list', { name: 'Requests' }).locator('> li')
        await expect(rows).toHaveCount(1)
        await expectNoHorizontalScroll(second)
        await enter(second, rows.getByText('Withdraw or delete'))
        await enter(second, second.getByRole('button', { name: /^Withdraw the brief/ }))
        await expect(second.getByText('The brief is withdrawn.')).toBeVisible()
        await tabTo(second, rows.getByRole('link', { name: title }))
        await second.keyboard.press('Enter')
        await expect(second.getByText('You withdrew this brief')).toBeVisible()
        await second.context().close()
      },
    )
  })
}
