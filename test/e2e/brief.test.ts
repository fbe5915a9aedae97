import type { Page } from '@playwright/test'
import pg from 'pg'

import { runningDatabaseUrl } from '#server/startup/running-database.ts'

import { expect, inFullRun, linkInMail, signIn, signInAndGoOn, test, uniqueEmail } from './fixtures.ts'
import { OWN_PASSWORD, signUpConfirmed } from './own-account.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

// The form refuses what comes back sooner than a person could write it.
test.use({ expectedErrors: [/status of 40[01]/] })

const newTitle = () => `A shop ${crypto.randomUUID().slice(0, 8)}`

async function shortlist(page: Page, slugs: string[]): Promise<void> {
  for (const slug of slugs) await page.request.post('/shortlist', { form: { expert: slug }, maxRedirects: 0 })
}

async function fillBrief(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('What you need').fill('We are opening in March and need a site with pre-orders and a map.')
  await page.getByLabel('For whom').fill('People of the neighbourhood')
  await page.getByLabel('Budget').fill('3,000 to 5,000 EUR')
  await page.getByLabel('When').selectOption('Within a month')
  await page.getByLabel('Examples').fill('https://example.com/one\nexample.com/two')
}

/** Sent again while it is quicker than a person. */
async function sendUntil(page: Page, arrived: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Send brief' }).click()
    await arrived()
  }).toPass({ intervals: [1500], timeout: 20_000 })
}

const answers = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('listitem')

/** As if it had been sent so many days earlier. */
async function age(title: string, days: number): Promise<void> {
  const client = new pg.Client(await runningDatabaseUrl(process.env['E2E_DATA_DIR'] ?? ''))
  await client.connect()
  await client.query(
    `update brief set sent_at = sent_at - make_interval(days => $2)
     where id = (select brief_id from message where subject = $1 limit 1)`,
    [title, days],
  )
  await client.end()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a brief ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(
      'R340 R342 from the shortlist to an answer and a no, side by side',
      inFullRun(javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const title = newTitle()
        const email = uniqueEmail('client')
        await signUpConfirmed(page, { name: 'Cora Client', email, password: OWN_PASSWORD })
        await shortlist(page, ['northlight', 'ada-moreau'])
        await page.goto('/shortlist')
        await page.getByRole('link', { name: 'Send one brief to up to three' }).click()
        await expect(page.getByLabel('Northlight Studio')).toBeChecked()
        // Nothing is lost when a field is wrong, and its sentence stands there.
        await page.getByLabel('Budget').fill('About 3,000')
        await page.getByLabel('Ada Moreau').uncheck()
        await page.getByRole('button', { name: 'Send brief' }).click()
        await expect(page.getByText('Use at least 3 characters.').first()).toBeVisible()
        await expect(page.getByLabel('Budget')).toHaveValue('About 3,000')
        await expect(page.getByLabel('Ada Moreau')).not.toBeChecked()
        await page.getByLabel('Ada Moreau').check()
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
        await fillBrief(page, title)
        await sendUntil(page, () => expect(page).toHaveURL(/\/briefs\/[\w-]+\?done=sent/, { timeout: 2000 }))
        await expect(answers(page)).toHaveCount(2)
        await expect(answers(page).first()).toContainText('Waiting for an answer')
        const brief = page.url().split('?')[0] ?? ''

        await page.context().clearCookies()
        await signIn(page, 'agency@demo.test')
        await page.goto(`/inbox?q=${encodeURIComponent(title)}`)
        await page.getByRole('link', { name: title }).click()
        await expect(page.getByText('Sent to 2 experts')).toBeVisible()
        await expect(page.getByRole('definition').filter({ hasText: '3,000 to 5,000 EUR' })).toBeVisible()
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
        await page.getByRole('button', { name: 'Decline: The budget does not fit' }).click()
        await expect(page.getByText('Declined. The client is told.')).toBeVisible()
        await expect(page.getByRole('button', { name: /^Decline/ })).toHaveCount(0)
        // To those who got it the page of the answers does not exist.
        expect((await page.request.get(brief)).status()).toBe(404)

        await page.context().clearCookies()
        await signIn(page, email, OWN_PASSWORD)
        await page.goto(`/inbox?q=${encodeURIComponent(`${title} Northlight`)}`)
        await page.getByRole('link', { name: title }).click()
        await page.getByRole('link', { name: 'See all answers side by side' }).click()
        await expect(answers(page).filter({ hasText: 'Northlight' })).toContainText('the budget does not fit')
        await expect(answers(page).filter({ hasText: 'Ada Moreau' })).toContainText('Waiting for an answer')
        await age(title, 8)
        await page.reload()
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
      },
    )

    test(
      'R341 a guest confirms once, and reads the answers by a link',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const [title, email] = [newTitle(), uniqueEmail('guest')]
        await page.goto('/brief?to=northlight')
        await fillBrief(page, title)
        await page.getByLabel('Your name').fill('Gil Guest')
        await page.getByLabel('Your email').fill(email)
        const waiting = page.getByRole('heading', { name: 'Check your email' })
        await sendUntil(page, () => expect(waiting).toBeVisible({ timeout: 2000 }))
        await page.goto(await linkInMail(page, email, /Confirm your brief/))
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
        await page.getByRole('button', { name: 'Send my brief' }).click()
        await page.getByRole('link', { name: 'See your brief and its answers' }).click()
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(answers(page)).toContainText(['Waiting for an answer'])
        await page.getByRole('link', { name: 'Open the conversation with Northlight Studio' }).click()
        await page.getByRole('link', { name: 'See the whole brief' }).click()
        await expect(answers(page)).toHaveCount(1)
      },
    )
  })
}

test('R340 R170 a user who is signed out in between signs in, and nothing is lost', inFullRun(), async ({ page }) => {
  test.slow()
  const [title, email] = [newTitle(), uniqueEmail('client')]
  await signUpConfirmed(page, { name: 'Cora Client', email, password: OWN_PASSWORD })
  await page.goto('/brief?to=northlight,ada-moreau')
  await fillBrief(page, title)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send brief' }).click()
  await signInAndGoOn(page, email, OWN_PASSWORD)
  const again = page.getByRole('button', { name: 'Send brief' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(page).toHaveURL(/\/briefs\/[\w-]+\?done=sent/, { timeout: 2000 })
  }).toPass({ intervals: [1500], timeout: 20_000 })
  await expect(answers(page)).toHaveCount(2)
})

test('R340 at most three are chosen, and an empty shortlist says what to do', async ({ page }) => {
  await page.goto('/brief')
  await expect(page.getByRole('heading', { name: 'Who should get your brief?' })).toBeVisible()
  await expectWholeGoodLooks(page)
  const listed = await page.request.get('/v1/marketplace/hire/web-design')
  const { experts } = (await listed.json()) as { experts: { slug: string }[] }
  await shortlist(
    page,
    experts.slice(0, 4).map(({ slug }) => slug),
  )
  await page.goto('/brief')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await fillBrief(page, newTitle())
  await page.getByLabel('Your name').fill('Gil Guest')
  await page.getByLabel('Your email').fill(uniqueEmail('guest'))
  await page.getByRole('button', { name: 'Send brief' }).click()
  await expect(page.getByText('Choose at most 3.').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4)
})
