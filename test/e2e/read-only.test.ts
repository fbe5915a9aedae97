import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { expect, signIn, test } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

const MESSAGE = 'We are moving until 14:00 UTC. <b>Back soon</b>'

test('R620 R621 R622 an admin makes the site read-only: every page says so, and forms keep what was typed', async ({
  browser,
}) => {
  test.slow()
  const site = await startOwnSite({})
  const context = await browser.newContext({ baseURL: site.url })
  const visitorContext = await browser.newContext({ baseURL: site.url })
  try {
    const page = await context.newPage()
    const visitor = await visitorContext.newPage()
    const signedIn = await visitor.request.post('/user/auth/sign-in/email', {
      data: { email: 'visitor@demo.test', password: DEMO_PASSWORD },
    })
    expect(signedIn.status()).toBe(200)
    await visitor.goto('/@ada-moreau/contact')
    await visitor.getByLabel('Subject').fill('A new museum')
    await visitor.getByLabel('Message').fill('We would like a site for our museum, in three languages.')

    const banner = page.getByRole('complementary', { name: 'Read-only mode' })
    const cached = async () => (await (await fetch(`${site.url}/hire`)).text()).includes('We are moving')
    expect(await cached()).toBe(false)
    await signIn(page, 'admin@demo.test')
    await page.goto('/admin')
    await page.getByLabel('Message to visitors').fill(MESSAGE)
    await page.getByRole('button', { name: 'Turn on read-only mode' }).click()
    await expect(page.getByRole('status')).toContainText('Read-only mode is on.')
    await expect(banner).toContainText(MESSAGE)
    await expect.poll(cached).toBe(true)
    await expectWholeGoodLooks(page)

    const [answer] = await Promise.all([
      visitor.waitForResponse((one) => one.request().method() === 'POST'),
      visitor.getByRole('button', { name: 'Send' }).click(),
    ])
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '60'])
    await expect(visitor.getByRole('alert')).toContainText('Nothing was changed: the site is read-only')
    await expect(visitor.getByLabel('Subject')).toHaveValue('A new museum')
    await expect(visitor.getByLabel('Message')).toHaveValue('We would like a site for our museum, in three languages.')
    await expectWholeGoodLooks(visitor)

    await page.getByRole('button', { name: 'Turn off read-only mode' }).click()
    await expect(page.getByRole('status')).toContainText('takes changes again')
    await expect(banner).toBeHidden()
    await expect.poll(cached).toBe(false)
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor).toHaveURL(/sent=/)
  } finally {
    await context.close()
    await visitorContext.close()
    await site.stop()
  }
})
