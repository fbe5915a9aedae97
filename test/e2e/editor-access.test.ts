import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expect, inFullRun, openEditor, signIn, test } from './fixtures.ts'
import { makeAccount, makeProfile } from './own-account.ts'

const tabNames = (page: Page) => page.getByRole('navigation', { name: 'Parts of the profile' }).getByRole('link')

test.describe('who may edit what', () => {
  test.use({ expectedErrors: [/404/] })

  test('R110 signed-out visitors sign in first; strangers and wrong tabs get a 404', async ({ page }) => {
    await page.goto('/@ada-moreau/edit/availability')
    await expect(page).toHaveURL('/sign-in?next=%2F%40ada-moreau%2Fedit%2Favailability')
    await signIn(page, 'visitor@demo.test')
    expect((await page.goto('/@ada-moreau/edit/general'))?.status()).toBe(404)
    await makeAccount(page)
    const slug = await makeProfile(page)
    for (const path of [`/@${slug}/edit/admin`, `/@${slug}/edit/nothing`, `/${slug}/edit/general`, '/@nobody/edit']) {
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
    }
    await page.goto(`/@${slug}/edit`)
    await expect(page).toHaveURL(`/@${slug}/edit/general`)
    await expect(tabNames(page)).toHaveText([
      'General',
      'Expert details',
      'Availability',
      'Portfolio highlight',
      'Activate',
    ])
  })

  test('R110 a workspace has two tabs, with everything else on the first', inFullRun(), async ({ page }) => {
    const { workspaceId } = await makeAccount(page, { plan: 'core', sites: 1, sitesOf: 'workspace' })
    const slug = await makeProfile(page, { name: 'Plot Nine' }, workspaceId)
    expect((await page.goto(`/@${slug}/edit/availability`))?.status()).toBe(404)
    await openEditor(page, `/@${slug}/edit/general`)
    await expect(tabNames(page)).toHaveText(['General', 'Portfolio highlight'])
    await page.getByLabel('Kind of business').selectOption('STUDIO')
    await page.getByRole('combobox', { name: 'Skills' }).fill('Figma')
    await page.getByLabel('Starting price').fill('900')
    await page.getByLabel('Fully booked').check()
    await page.getByLabel('Public', { exact: true }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible()
    const profile = await page.request.get(`/v1/marketplace/profiles/${slug}`)
    expect(await profile.json()).toMatchObject({
      businessType: 'STUDIO',
      skills: ['Figma'],
      public: true,
      expertsMetadata: { projectMinimum: { amount: 900, currency: 'USD' }, availability: { status: 'UNAVAILABLE' } },
    })
  })
})

test('R112 R113 an admin has separate tabs; a suspended owner sees the reason', async ({ page, browser, baseURL }) => {
  await makeAccount(page, { sites: 1 })
  const slug = await makeProfile(page, { public: true })
  const office = await browser.newContext({ ...(baseURL && { baseURL }) })
  const admin = await office.newPage()
  await signIn(admin, 'admin@demo.test')
  await openEditor(admin, `/@${slug}/edit/admin`)
  await expect(tabNames(admin)).toHaveText(['General', 'Portfolio highlight', 'Admin'])
  await admin.getByLabel('Expert status').selectOption('SUSPENDED')
  await admin.getByLabel('Badge 1', { exact: true }).selectOption('Site of the Year')
  await admin.getByLabel('Level of badge 1').selectOption('winner')
  await admin.getByLabel('Day of badge 1').fill('2025-06-01')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(/Enter a reason/)
  await admin.getByLabel('Rule', { exact: true }).selectOption('stolen-work')
  await admin.getByLabel('Reason', { exact: true }).fill('The work is somebody else’s.')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByText('Saved.')).toBeVisible()
  await office.close()
  await openEditor(page, `/@${slug}/edit/activate`)
  await expect(page.getByRole('alert')).toContainText('The work is somebody else’s.')
  await expect(page.getByRole('heading', { level: 1, name: /^Edit/ })).toBeFocused()
  await page.goto('/dashboard')
  const note = page.getByRole('alert').filter({ hasText: 'Your profile is suspended' })
  await expect(note).toContainText('Why: The work is somebody else’s.')
  await expect(note).toContainText('What to do:')
  await expect(note.getByRole('link', { name: 'Edit the profile' })).toBeVisible()
  await expect(page.getByText('Your next step')).toHaveCount(0)
  await page.goto(`/@${slug}`)
  await expect(page.getByText('This profile is suspended.')).toBeVisible()
  await expect(page.getByText('Site of the Year 2025, winner')).toBeVisible()
  // Everything but the switches stays with the owner.
  await openEditor(page, `/@${slug}/edit/general`)
  const box = page.getByLabel('Public', { exact: true })
  await expect(box).toBeChecked()
  await expect(box).toHaveAccessibleDescription(/^This profile is suspended: only you and the admins see it now\./)
  await page.getByLabel('About', { exact: true }).fill('Mine after all.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test.describe('the specification’s refusals, at their fields', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

  test('a handle that is taken', async ({ page }) => {
    await makeAccount(page)
    const slug = await makeProfile(page)
    await openEditor(page, `/@${slug}/edit/general`)
    await page.getByLabel('Handle', { exact: true }).fill('ada-moreau')
    await expect(page.getByText('@ada-moreau is taken. Try another one.')).toBeVisible()
    await save(page)
    const text = 'This profile URL has already been taken. Please choose a different handle.'
    await expect(page.getByLabel('Handle', { exact: true })).toHaveAccessibleDescription(new RegExp(text))
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Handle', { exact: true })).toHaveValue('ada-moreau')
  })

  test('making a new account’s profile public', inFullRun(), async ({ page }) => {
    await makeAccount(page, { newcomer: true })
    const slug = await makeProfile(page)
    await openEditor(page, `/@${slug}/edit/general`)
    await expect(page.getByRole('list', { name: 'Still missing' }).getByRole('listitem')).toHaveCount(3)
    await page.getByLabel('Public', { exact: true }).check()
    await save(page)
    const text =
      'Your account must be at least 4 days old, verified, and have at least 1 published site in order to be made public.'
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Public', { exact: true })).toHaveAccessibleDescription(new RegExp(text))
  })

  test('making a profile hirable without a paid plan', inFullRun(), async ({ page }) => {
    await signIn(page, 'starter@demo.test')
    await openEditor(page, '/@sam-okafor/edit/availability')
    await page.getByLabel('Open for contact').check()
    await save(page)
    await expect(page.getByLabel('Open for contact')).toHaveAccessibleDescription(
      /To be available for contact, you must have a paid workspace plan, at least one site showcased, a portfolio highlight, avatar, skills, and location filled out\./,
    )
  })

  test('making a profile private with public marketplace assets', inFullRun(), async ({ page }) => {
    await signIn(page, 'agency@demo.test')
    await openEditor(page, '/@northlight/edit/general')
    await page.getByLabel('Public', { exact: true }).uncheck()
    await save(page)
    await expect(page.getByRole('alert')).toContainText(
      'You cannot have a private profile while having public marketplace assets.',
    )
  })

  test('R391 an invalid website and a missing name', async ({ page }) => {
    await makeAccount(page)
    const slug = await makeProfile(page)
    await openEditor(page, `/@${slug}/edit/general`)
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByLabel('Website', { exact: true }).fill('javascript:alert(1)')
    await save(page)
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Fill in this field.')
    await expect(page.getByLabel('Website', { exact: true })).toHaveAccessibleDescription(/begins with https/)
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await page.getByRole('alert').getByRole('link', { name: /https/ }).click()
    await expect(page.getByLabel('Website', { exact: true })).toBeFocused()
  })
})

test('a profile with very long and foreign texts stays within its dialog', inFullRun(), async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page, {
    name: `${'ن'.repeat(99)} ${'W'.repeat(100)}`,
    about: 'שלום '.repeat(1000).trim(),
    skills: Array.from({ length: 60 }, (_one, index) => `${randomUUID()} ${index}`),
  })
  await page.setViewportSize({ width: 360, height: 800 })
  for (const tab of ['general', 'expert-details']) {
    await openEditor(page, `/@${slug}/edit/${tab}`)
    const tooWide = await page
      .getByRole('dialog')
      .evaluate((one) =>
        [one, ...one.querySelectorAll('form *')].some(
          (part) => part.getBoundingClientRect().right > window.innerWidth + 1,
        ),
      )
    expect([tab, tooWide]).toEqual([tab, false])
  }
})
