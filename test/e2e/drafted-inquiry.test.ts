import type { Page } from '@playwright/test'

import { REFUSED_FORM_PARAMETER } from '#domain/forms/script-form.ts'

import { expect, inFullRun, test, uniqueEmail } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

const BODY = 'We are opening in March & need a site <b>with</b> pre-orders.\n\nDo you have time?'

const draft = (values: Record<string, string>) => `/@ada-moreau/contact?${new URLSearchParams(values)}`

const NOTE = 'Not sent yet. This message was drafted for you'

/** What an agent's tool answers with, asked as an agent asks. */
async function draftByTool(page: Page, given: Record<string, string>): Promise<string> {
  const params = { name: 'draft_inquiry', arguments: { handle: 'ada-moreau', ...given } }
  const answer = await page.request.post('/mcp', { data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params } })
  const { result } = (await answer.json()) as { result: { structuredContent: { url: string } } }
  return result.structuredContent.url
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 400/] })

    test(
      'R334 a person opens the link of an agent, changes the text and sends it',
      inFullRun(javaScriptEnabled),
      async ({ page }) => {
        const hints = { service: 'web-design-ui-ux', timing: 'Within a month', budget: '4,000 USD' }
        await page.goto(await draftByTool(page, { subject: 'A bakery', message: BODY, ...hints }))
        await expect(page.getByText(NOTE)).toBeVisible()
        await expect(page.getByLabel('Subject')).toHaveValue('A bakery')
        await expect(page.getByLabel('Message', { exact: true })).toHaveValue(BODY)
        await expect(page.getByLabel('Service')).toHaveValue('Web Design (UI/UX)')
        await expect(page.getByLabel('Timing')).toHaveValue('Within a month')
        await expect(page.getByLabel('Budget')).toHaveValue('4,000 USD')

        await page.getByLabel('Subject').fill('A bakery and café')
        await page.getByLabel('Your email').fill(uniqueEmail('drafted'))
        await page.getByRole('button', { name: 'Send message' }).click()
        await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
        // What was typed holds against what was drafted, which the address no longer has.
        expect([...new URL(page.url()).searchParams.keys()]).toEqual([REFUSED_FORM_PARAMETER])
        await expect(page.getByLabel('Subject')).toHaveValue('A bakery and café')
        await expect(page.getByLabel('Message', { exact: true })).toHaveValue(BODY)
        await expect(page.getByText(NOTE)).toHaveCount(0)

        await page.getByLabel('Your name').fill('Tom Baker')
        await expect(async () => {
          await page.getByRole('button', { name: 'Send message' }).click()
          await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible({
            timeout: 1000,
          })
        }).toPass({ intervals: [1000], timeout: 20_000 })
      },
    )
  })
}

test('R334 nothing but the texts can be filled in', async ({ page }) => {
  const hidden = { website: 'x', formToken: 'x', idempotencyKey: 'x', as: 'account' }
  await page.goto(draft({ subject: 'A bakery', name: 'Eve', email: 'eve@example.test', service: 'no-such', ...hidden }))
  await expect(page.getByLabel('Subject')).toHaveValue('A bakery')
  for (const label of ['Your name', 'Your email', 'Service']) await expect(page.getByLabel(label)).toHaveValue('')
  for (const name of ['website', 'formToken', 'idempotencyKey']) {
    expect(await page.locator(`input[name=${name}]`).inputValue()).not.toBe('x')
  }
  await expectWholeGoodLooks(page)
})

test('R334 markup is text, and a page without a draft has no note', async ({ page }) => {
  const markup = '"><script>document.title = "run"</script></textarea><img src=x onerror="document.title=1">'
  await page.goto(draft({ subject: markup, body: markup, budget: markup }))
  await expect(page.getByLabel('Subject')).toHaveValue(markup)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(markup)
  await expect(page).toHaveTitle(/^Contact Ada Moreau/)
  await page.goto('/@ada-moreau/contact')
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(page.getByText(NOTE)).toHaveCount(0)
})
