import { expect, inFullRun, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

// The form refuses what comes back sooner than a person could write it.
test.use({ expectedErrors: [/status of 400/] })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'R667 a guest sees where the mail went, has it sent again, and corrects the address',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const [wrong, right] = [uniqueEmail('wrong'), uniqueEmail('right')]
        const waiting = page.getByRole('heading', { name: 'Check your email' })
        const send = () =>
          expect(async () => {
            await page.getByRole('button', { name: 'Send message' }).click()
            await expect(waiting).toBeVisible({ timeout: 2000 })
          }).toPass({ intervals: [1500], timeout: 20_000 })
        await page.goto('/@northlight/contact')
        await page.getByLabel('Subject').fill('A website for a bakery')
        await page.getByLabel('Message').fill('We are opening in March and need a site with pre-orders.')
        await page.getByLabel('Your name').fill('Gil Guest')
        await page.getByLabel('Your email').fill(wrong)
        await send()
        await expect(page.getByText(wrong)).toBeVisible()
        if (javaScriptEnabled) await expectWholeGoodLooks(page)
        await page.getByRole('button', { name: 'Send it again' }).click()
        await expect(page.getByText('The link was sent again.')).toBeVisible()
        await page.getByRole('link', { name: 'Use another email' }).click()
        await expect(page.getByLabel('Subject')).toHaveValue('A website for a bakery')
        await expect(page.getByLabel('Your name')).toHaveValue('Gil Guest')
        await expect(page.getByLabel('Your email')).toHaveValue(wrong)
        await page.getByLabel('Your email').fill(right)
        await send()
        await expect(page.getByText(right)).toBeVisible()
        const link = await linkInMail(page, right, /Confirm your message/)
        await page.goto(link)
        await expect(page.getByText(right)).toBeVisible()
        await page.getByRole('button', { name: 'Send my message' }).click()
        await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeVisible()
        await page.goto(link)
        await expect(page).toHaveURL(/\/conversation\//)
      },
    )

    test('R667 links for a new password and for requests are mailed again, and the page says so', async ({ page }) => {
      const email = uniqueEmail('again')
      for (const path of ['/reset-password', '/your-requests']) {
        await page.goto(path)
        await page.getByRole('main').getByLabel('email').fill(email)
        await page.getByRole('button', { name: 'Send the link' }).click()
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
        await expect(page.getByText('The link was sent again.')).toHaveCount(0)
        await page.getByRole('button', { name: 'Send it again' }).click()
        await expect(page.getByText('The link was sent again.')).toBeVisible()
        await expect(page.getByText(email).first()).toBeVisible()
      }
    })

    test('R667 a brief comes back with all of its words', inFullRun(javaScriptEnabled), async ({ page }) => {
      const email = uniqueEmail('wrong')
      const sent = await page.request.post('/v1/marketplace/briefs', {
        data: {
          to: ['northlight', 'ada-moreau'],
          subject: 'A shop for tea',
          body: 'We are opening in March and need a site with pre-orders.',
          budget: '3,000 EUR',
          examples: ['https://example.test/a'],
          name: 'Gil Guest',
          email,
        },
      })
      const { waitingToken } = (await sent.json()) as { waitingToken: string }
      await page.goto(`/brief?sent=waiting&token=${encodeURIComponent(waitingToken)}`)
      await expect(page.getByText(email)).toBeVisible()
      await page.getByRole('button', { name: 'Send it again' }).click()
      await expect(page.getByText('The link was sent again.')).toBeVisible()
      await page.getByRole('link', { name: 'Use another email' }).click()
      await expect(page.getByLabel('Title')).toHaveValue('A shop for tea')
      await expect(page.getByLabel('Budget')).toHaveValue('3,000 EUR')
      await expect(page.getByLabel('Examples')).toHaveValue('https://example.test/a')
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    })
  })
}
