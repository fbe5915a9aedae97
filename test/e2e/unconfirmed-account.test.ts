import { expect, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

test('R227 without a confirmed address the page says what is missing, and one button mails the link', async ({
  page,
}) => {
  test.slow()
  const email = uniqueEmail('unproven')
  const data = { name: 'Una Proven', email, password: 'a long enough one' }
  await page.request.post('/user/auth/sign-up/email', { data })
  await page.goto('/@tidewater-works')
  await page.getByRole('button', { name: /^Follow / }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your email first' })).toBeVisible()
  await expectWholeGoodLooks(page)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(`A new email is on its way to ${email}.`)).toBeVisible()

  await page.goto('/@tidewater-works/contact')
  await expect(page.getByText('Your email is not confirmed yet')).toContainText(email)
  await expectWholeGoodLooks(page)

  await page.goto('/@tidewater-works/report')
  await page.getByLabel('Spam').check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(await linkInMail(page, email, /Confirm your report/))
  await expect(page.getByRole('heading', { name: 'Send your report of Tidewater Works?' })).toBeVisible()
  await expectWholeGoodLooks(page)
  await page.getByRole('button', { name: 'Send my report' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})
