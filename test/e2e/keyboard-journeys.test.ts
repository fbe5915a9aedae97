import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

import { chooseRadio, enter, tabTo, tick, typeInto } from './by-keyboard.ts'
import { expect, inFullRun, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { OWN_PASSWORD, signUpConfirmed } from './own-account.ts'

/** Its samples in the suite: keyboard.test.ts, and R136 in admin.test.ts. */
const WAYS = [360, 768, 1280].flatMap((width) => [true, false].map((scripts) => ({ width, scripts })))

async function portrait(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 700, height: 700, channels: 3 as const, background: { r: 60, g: 90, b: 200 } }
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

async function choosePicture(page: Page, scripts: boolean): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await tabTo(page, page.getByLabel(/^Choose a(nother)? picture$/))
  await page.keyboard.press('Enter')
  await (await opened).setFiles(await portrait())
  if (!scripts) return
  await enter(page, page.getByRole('button', { name: 'Use this picture' }))
  await expect(page.getByText('The picture is uploaded. Save to keep it.')).toBeVisible()
}

async function writeSkill(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) return typeInto(page, page.getByLabel('Skills, one per line'), 'Web Design')
  await typeInto(page, page.getByRole('combobox', { name: /skill/i }), 'Web Design')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Your skills' })).toContainText('Web Design')
}

async function save(page: Page): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
}

async function openTab(page: Page, scripts: boolean, name: string): Promise<void> {
  await enter(page, page.getByRole('link', { name, exact: true }))
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  // Before hydration the editor is a plain form.
  if (scripts) await expect(page.locator('dialog:modal')).toBeVisible()
}

/** A client with an account of their own writes to the expert; returns the subject. */
async function writeToExpert(browser: Browser, handle: string): Promise<string> {
  const subject = `A bakery ${crypto.randomUUID().slice(0, 8)}`
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUpConfirmed(page, { name: 'Cora Client', email: uniqueEmail('client'), password: OWN_PASSWORD })
  const sent = await page.request.post(`/v1/marketplace/profiles/${handle}/message/hire`, {
    data: { subject, body: 'We need a site with pre-orders by March. Do you have time for it?' },
  })
  expect(sent.status()).toBe(202)
  await context.close()
  return subject
}

for (const { width, scripts } of WAYS) {
  test.describe(`at ${width} px, ${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: scripts })

    test(
      'from signing up to the hire page and the first reply, by keyboard only',
      inFullRun(),
      async ({ page, browser }) => {
        test.slow()
        const email = uniqueEmail('keys')
        const name = `Kay Board ${crypto.randomUUID().slice(0, 6)}`
        const main = page.getByRole('main')
        await page.goto('/for-experts')
        await enter(page, main.getByRole('link', { name: 'Create an account' }))
        await typeInto(page, page.getByLabel('Name'), name)
        await typeInto(page, page.getByLabel('Email'), email)
        await typeInto(page, page.getByLabel('Password'), OWN_PASSWORD)
        await page.keyboard.press('Enter')
        await expect(page).not.toHaveURL(/sign-up/)
        await page.goto(await linkInMail(page, email, /confirm/i))
        await enter(page, page.getByRole('button', { name: 'Confirm this email' }))
        await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()

        await page.goto('/dashboard')
        await enter(page, page.getByRole('button', { name: 'Let time pass' }))
        await typeInto(page, page.getByLabel('Name of the site'), 'Harbour Bakery')
        await enter(page, page.getByRole('button', { name: 'Publish', exact: true }))
        await enter(page, page.getByRole('button', { name: 'Create workspace' }))
        await expect(page.getByRole('button', { name: /^Change the plan of/ })).toBeVisible()

        await page.goto('/new-profile')
        await enter(page, main.getByRole('link', { name: /Yourself$/ }))
        await typeInto(page, page.getByLabel('Name', { exact: true }), name)
        if (!scripts) {
          await typeInto(page, page.getByLabel('Handle', { exact: true }), `kay-${crypto.randomUUID().slice(0, 8)}`)
        }
        await enter(page, main.getByRole('button', { name: 'Create profile' }))
        await expect(page).toHaveURL(/\/@kay-[\w-]+\/edit\/general/)
        const handle = /@(kay-[\w-]+)/.exec(page.url())?.[1] ?? ''
        if (scripts) await expect(page.locator('dialog:modal')).toBeVisible()
        await choosePicture(page, scripts)
        await typeInto(page, page.getByLabel('City', { exact: true }), 'Lisbon')
        await typeInto(page, page.getByLabel('Country', { exact: true }), 'Portugal')
        await tick(page, page.getByLabel('Public', { exact: true }))
        await save(page)

        await openTab(page, scripts, 'Expert details')
        await writeSkill(page, scripts)
        await save(page)
        await openTab(page, scripts, 'Portfolio highlight')
        await chooseRadio(page, page.getByRole('group', { name: 'First, large' }), 'Harbour Bakery (site)')
        await typeInto(page, page.getByLabel('Caption 1'), 'Pre-orders tripled in a month.')
        await save(page)
        await openTab(page, scripts, 'Activate')
        await enter(page, page.getByRole('button', { name: 'Activate', exact: true }))
        await expect(page.getByRole('heading', { name: 'Where this profile is listed' })).toBeVisible()
        await page.goto('/hire/web-design/pt/lisbon')
        await tabTo(page, page.getByRole('link', { name }))

        const subject = await writeToExpert(browser, handle)
        await page.goto('/dashboard')
        await enter(page, page.getByRole('link', { name: /unread message/ }))
        await enter(page, page.getByRole('link', { name: subject }))
        await typeInto(page, page.getByLabel('Your reply'), 'Gladly. I could begin on Monday.')
        await enter(page, page.getByRole('button', { name: 'Send reply' }))
        await expect(page.getByText('Your reply is on its way.')).toBeVisible()
      },
    )
  })
}
