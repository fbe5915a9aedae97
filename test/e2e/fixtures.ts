import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

/** Whether this is npm run test:full, which also checks what the suite takes a sample of. */
export const isFullRun = process.env['E2E_FULL'] === '1'

/**
 * For tests of the full run alone (npm run test:full): what they check, the suite checks at a sample. The tag of a
 * test, or none.
 */
export const inFullRun = (moved = true) => (moved ? { tag: '@full' } : {})

/** A test fails if its page logs an error or throws. A test without a page opens none. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  // Every test has its own IP address, so that tests do not share rate limits.
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => {
    await use({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` })
  },
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: { text: string; url?: string }[] = []
    // R514: a page that shows a refused form is a 400, which Chromium logs.
    const refusedForms = new Set<string>()
    page.on('response', (response) => {
      const request = response.request()
      const isForm = request.isNavigationRequest() && request.method() === 'POST'
      if (isForm && response.status() === 400) refusedForms.add(response.url())
    })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push({ text: message.text(), url: message.location().url })
    })
    page.on('pageerror', (error) => errors.push({ text: error.message }))
    await use(page)
    const isExpected = ({ text, url = '' }: (typeof errors)[number]) =>
      expectedErrors.some((expected) => expected.test(text)) ||
      (text.includes('status of 400') && refusedForms.has(url))
    expect(errors.filter((error) => !isExpected(error))).toEqual([])
  },
})

export { expect }

/** Signs in by the API; accounts.test.ts covers the form. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/user/auth/sign-in/email', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** R170: signs in on the page that answered a form. */
export async function signInAndGoOn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Sign in to (go on|continue)$/ })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: /^Sign in and (go on|continue)$/ }).click()
}

/** A third of the full source, which every page would have to parse. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** R670: axe counts it as experimental, so it is in none of the tags. */
const VISIBLE_NAMES = 'label-content-name-mismatch'

/** Expects no violation of WCAG 2.2 AA and best practices, or of the given rules only. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  const runOnly: axe.RunOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: AXE_TAGS }
  const enabled: axe.RuleObject = rules ? {} : { [VISIBLE_NAMES]: { enabled: true } }
  const input = { runOnly, enabled }
  const violations = await page.evaluate(async ({ runOnly, enabled }) => {
    const engine = (window as unknown as { axe: typeof axe }).axe
    // Excludes the page behind a dialog, which has its own test, and skips reports of passes.
    const context = { exclude: [['[inert]']] }
    // Forced colours are the visitor's own, and axe reads a button's colour off a property that they do not change.
    const isForced = matchMedia('(forced-colors: active)').matches
    const options = { runOnly, resultTypes: ['violations' as const], preload: false }
    const found = await engine.run(context, {
      ...options,
      rules: { ...enabled, ...(isForced && { 'color-contrast': { enabled: false } }) },
    })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, input)
  expect(violations).toEqual([])
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide).toBe(0)
}

/** Waits for hydration: before it the editor is a plain form without suggestions. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('dialog:modal')).toBeVisible()
}

/** Waits for a mail to this address in the demo's mailbox and returns its link; `site` where it is not the suite's. */
export async function linkInMail(page: Page, to: string, subject: RegExp, site = ''): Promise<string> {
  let link = ''
  await expect(async () => {
    const answer = await page.request.get(`${site}/v1/marketplace/dev/mailbox?to=${encodeURIComponent(to)}`)
    const { mails } = (await answer.json()) as { mails: { subject: string; text: string }[] }
    link = /http:\/\/\S+/.exec(mails.find((mail) => subject.test(mail.subject))?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ intervals: [100], timeout: 30_000 })
  return link
}

export function uniqueEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`
}
