import { randomInt } from 'node:crypto'

import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

/** A test in which a page logs an error or throws has failed, whatever else it shows. */
export const test = base.extend<{ watched: void; expectedErrors: RegExp[] }>({
  // Everyone comes from an address of their own, so that nobody uses up another's limits.
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => {
    await use({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` })
  },
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const record = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text)
      }
      page.on('console', (message) => message.type() === 'error' && record(message.text()))
      page.on('pageerror', (error) => record(error.message))
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** As the form does, without the way there: that one is in accounts.test.ts. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/user/auth/sign-in/email', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** R170: signs in on the page that a form was answered with. */
export async function signInAndGoOn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to go on' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in and go on' }).click()
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** No violation of WCAG 2.2 AA and of good practice; or of the given rules alone. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly: axe.RunOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: AXE_TAGS }
  const violations = await page.evaluate(async (runOnly) => {
    const judge = (window as unknown as { axe: typeof axe }).axe
    // Behind a dialog is what its own page is judged by; and what passes needs no report.
    const context = { exclude: [['[inert]']] }
    const found = await judge.run(context, { runOnly, resultTypes: ['violations'], preload: false })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, runOnly)
  expect(violations).toEqual([])
}

export async function expectNoSideways(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide).toBe(0)
}

/** Until the editor is a dialog it is a form, and suggests nothing. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('dialog:modal')).toBeVisible()
}

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>'

/** For tests that are about something else: drawing the demo's pictures takes a while. */
export async function leavePicturesBlank(page: Page): Promise<void> {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }))
}

/** The newest mail to this address, from the demo's mailbox, once it is there. */
export async function linkInMail(page: Page, to: string, subject: RegExp): Promise<string> {
  let link = ''
  await expect(async () => {
    const answer = await page.request.get(`/v1/marketplace/dev/mailbox?to=${encodeURIComponent(to)}`)
    const { mails } = (await answer.json()) as { mails: { subject: string; text: string }[] }
    link = /http:\/\/\S+/.exec(mails.find((mail) => subject.test(mail.subject))?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}

export function uniqueEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`
}
