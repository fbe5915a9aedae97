import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { openWebhookReceiver, WEBHOOK_SECRET } from '#test/sites/webhook-receiver.ts'

import { expect, inFullRun, test } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

// Its sample in the suite: api/webhooks/webhook-routes.test.ts.
const NAME = 'R447 an admin sees why an event waits, pauses deliveries, resumes them, and replays an event'

test(NAME, inFullRun(), async ({ page }) => {
  const receiver = await openWebhookReceiver()
  receiver.state.behave = (_event, response) => void response.writeHead(500).end()
  const site = await startOwnSite({
    WEBHOOK_URL: receiver.url.href,
    WEBHOOK_SECRET,
    WEBHOOK_EVENTS: 'profile.paused',
    WEBHOOK_ALLOW_PRIVATE: '1',
  })
  try {
    const admin = { email: 'admin@demo.test', password: DEMO_PASSWORD }
    expect((await page.request.post(`${site.url}/user/auth/sign-in/email`, { data: admin })).status()).toBe(200)
    const act = { expertStatus: 'PAUSED', reason: 'For the test' }
    const changed = await page.request.patch(`${site.url}/v1/marketplace/admin/profiles/ada-moreau`, { data: act })
    expect(changed.status()).toBe(200)

    await expect(async () => {
      await page.goto(`${site.url}/admin/webhooks`)
      await expect(page.getByText('answered 500')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('heading', { name: 'profile.paused' })).toBeVisible()
    await page.getByText('What is sent, and replay').click()
    await expectWholeGoodLooks(page)

    const controls = page.locator('form').filter({ has: page.getByRole('button', { name: 'Pause deliveries' }) })
    await controls.getByLabel('Reason').fill('The receiver is being moved')
    await controls.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('Paused.')
    receiver.recover()
    const resume = page.locator('form').filter({ has: page.getByRole('button', { name: 'Resume deliveries' }) })
    await resume.getByLabel('Reason').fill('It has moved')
    await resume.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('Resumed.')

    await page.getByText('What is sent, and replay').click()
    const card = page.locator('form').filter({ has: page.getByRole('button', { name: 'Try now' }) })
    await card.getByLabel('Reason').fill('It can take it now')
    await card.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('It waits for delivery again.')
    await expect.poll(() => receiver.accepted.map(({ type }) => type)).toEqual(['profile.paused'])
    await page.goto(`${site.url}/admin/webhooks?state=delivered`)
    await expect(page.getByRole('heading', { name: 'profile.paused' })).toBeVisible()
    await expectWholeGoodLooks(page)
  } finally {
    await site.stop()
    await receiver.stop()
  }
})
