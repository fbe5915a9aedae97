import { expect, inFullRun, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'R660 to R665 a guest finds a brief again, withdraws it, deletes a conversation and their data',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const [title, email] = [`A site for a bakery ${crypto.randomUUID().slice(0, 8)}`, uniqueEmail('guest')]
        const brief = {
          to: ['northlight', 'ada-moreau'],
          subject: title,
          body: 'We are opening in March and need a site with pre-orders. Do you have time?',
          audience: 'People of the neighbourhood',
          budget: '3,000 EUR',
          timing: '',
          examples: [],
          name: 'Gil Guest',
          email,
        }
        expect((await page.request.post('/v1/marketplace/briefs', { data: brief })).status()).toBe(202)
        const confirm = await linkInMail(page, email, /Confirm your brief/)
        await page.goto(confirm)
        await page.getByRole('button', { name: 'Send my brief' }).click()
        await expect(page.getByRole('heading', { name: 'Your brief is sent' })).toBeVisible()
        await expect(page.getByRole('link', { name: 'your requests' })).toBeVisible()
        await page.goto(confirm)
        await expect(page).toHaveURL(/\/briefs\/guest\//)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()

        await page.goto('/sign-in')
        await page.getByRole('link', { name: 'See your requests' }).click()
        await expect(page.getByRole('heading', { name: 'Your requests' })).toBeVisible()
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
        await page.getByLabel('Your email').fill(email.toUpperCase())
        await page.getByRole('button', { name: 'Send the link' }).click()
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
        await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1)
        await page.goto(await linkInMail(page, email, /Your requests/))
        await expect(page.getByText(email)).toBeVisible()
        await page.getByRole('button', { name: 'Show my requests' }).click()
        await expect(page).toHaveURL(/\/your-requests$/)
        const rows = page.getByRole('list', { name: 'Requests' }).locator('> li')
        await expect(rows).toHaveCount(1)
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
        const exported = await page.request.get('/v1/marketplace/guest-requests/export')
        expect(((await exported.json()) as { messages: unknown[] }).messages).toHaveLength(2)

        await rows.getByText('Withdraw or delete').click()
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
        await page.getByRole('button', { name: /^Withdraw the brief/ }).click()
        await expect(page.getByText('The brief is withdrawn.')).toBeVisible()
        await rows.getByRole('group').getByText('Delete').first().click()
        await page.getByRole('button', { name: 'Delete the conversation with Ada Moreau' }).click()
        await expect(page.getByText('The conversation is deleted for you.')).toBeVisible()
        await expect(rows.getByRole('link', { name: 'Ada Moreau' })).toHaveCount(0)
        await rows.getByRole('link', { name: title }).click()
        await expect(page.getByText('You withdrew this brief')).toBeVisible()

        await page.goto('/your-requests')
        await page.getByText('Delete my data', { exact: true }).click()
        await page.getByRole('button', { name: 'Delete my data permanently' }).click()
        await expect(page.getByText('Your address and your files are deleted here')).toBeVisible()
        await expect(page.getByLabel('Your email')).toBeVisible()
      },
    )
  })
}

test.describe('without a link', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('R662 knowing the address shows nothing, and a link that was altered is told to be', async ({ page }) => {
    const answer = await page.goto('/your-requests?token=made-up')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('alert')).toContainText('This link has expired or is incomplete.')
    expect((await page.request.get('/v1/marketplace/guest-requests')).status()).toBe(401)
  })
})
