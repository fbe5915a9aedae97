import type { Page } from '@playwright/test'

import { expect, inFullRun, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { OWN_PASSWORD } from './own-account.ts'
import { choosePicture, fillSkills, save, saved } from './profile-editing.ts'

/** Signs up, confirms the account and makes it old enough. */
async function arrive(page: Page, name: string): Promise<void> {
  const email = uniqueEmail('whole-way')
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(OWN_PASSWORD)
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page).not.toHaveURL(/sign-up/)
  await page.goto(await linkInMail(page, email, /confirm/i))
  await page.getByRole('button', { name: 'Confirm this email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByLabel('Make my account older by').selectOption('4')
  await page.getByRole('button', { name: 'Let time pass' }).click()
}

async function publishSite(page: Page, { name, whose }: { name: string; whose?: string }): Promise<void> {
  await page.goto('/dashboard')
  await page.getByLabel('Name of the site').fill(name)
  if (whose) await page.getByLabel('Whose site is it?').selectOption({ label: whose })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: `Unpublish ${name}` })).toBeVisible()
}

async function paidPlan(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByLabel('A workspace of your own, with the plan').selectOption('core')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('button', { name: /^Change the plan of/ })).toBeVisible()
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripts })

    test('from signing up to the hire page, as a person', inFullRun(!scripts), async ({ page }) => {
      test.slow()
      const name = `Wanda Way ${crypto.randomUUID().slice(0, 6)}`
      await arrive(page, name)
      await publishSite(page, { name: 'Harbour Bakery' })
      await page.goto('/new-profile')
      await page.getByLabel('Name', { exact: true }).fill(name)
      if (!scripts) await page.getByLabel('Handle', { exact: true }).fill(`wanda-${crypto.randomUUID().slice(0, 8)}`)
      await page.getByRole('main').getByRole('button', { name: 'Create profile' }).click()
      await expect(page).toHaveURL(/\/@wanda-[\w-]+\/edit\/general/)
      const slug = /@([\w-]+)/.exec(page.url())?.[1] ?? ''

      await choosePicture(page, { scripts })
      await page.getByLabel('Title', { exact: true }).fill('Web designer')
      await page.getByLabel('City', { exact: true }).fill('Lisbon')
      await page.getByLabel('Country', { exact: true }).fill('Portugal')
      await page.getByLabel('Public', { exact: true }).check()
      await save(page)
      await saved(page)

      await page.goto(`/@${slug}/edit/expert-details`)
      await fillSkills(page, ['Web Design', 'Figma'], { scripts })
      await save(page)
      await saved(page)

      await page.goto(`/@${slug}/edit/portfolio-highlight`)
      await page
        .getByRole('group', { name: 'First, large' })
        .getByRole('radio', { name: 'Harbour Bakery (site)' })
        .check()
      await page.getByLabel('Caption 1').fill('Pre-orders tripled in a month.')
      await save(page)
      await saved(page)

      await paidPlan(page)
      await page.goto(`/@${slug}/edit/activate`)
      await page.getByRole('button', { name: 'Activate', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Where this profile is listed' })).toBeVisible()
      // R714: every page that is named lists the profile.
      const pages = page.getByRole('region', { name: 'Where this profile is listed' }).getByRole('link')
      const addresses = await pages.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      expect(addresses).toEqual(
        ['web-design', 'figma'].flatMap((skill) => ['', '/pt', '/pt/lisbon'].map((place) => `/hire/${skill}${place}`)),
      )
      for (const address of addresses) {
        await page.goto(`${address}?sort=newest`)
        await expect(page.getByRole('link', { name })).toBeVisible()
      }
    })
  })
}

test('from signing up to the hire page, as a workspace', inFullRun(), async ({ page }) => {
  test.slow()
  const person = `Wesley Works ${crypto.randomUUID().slice(0, 6)}`
  const name = `Works Studio ${crypto.randomUUID().slice(0, 6)}`
  await arrive(page, person)
  await paidPlan(page)
  await page.getByRole('button', { name: 'Let time pass' }).click()
  const { workspaces } = (await (await page.request.get('/v1/marketplace/me')).json()) as {
    workspaces: { id: string; name: string }[]
  }
  await publishSite(page, { name: 'Ferry Terminal', whose: workspaces[0]?.name ?? '' })
  await page.goto('/new-profile')
  await page
    .getByRole('main')
    .getByRole('link', { name: workspaces[0]?.name ?? '' })
    .click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('main').getByRole('button', { name: 'Create profile' }).click()
  await expect(page).toHaveURL(/\/@[\w-]+\/edit\/general/)
  const slug = /@([\w-]+)/.exec(page.url())?.[1] ?? ''

  await page.goto(`/@${slug}/edit/portfolio-highlight`)
  await page.getByRole('group', { name: 'First, large' }).getByRole('radio', { name: 'Ferry Terminal (site)' }).check()
  await page.getByLabel('Caption 1').fill('Tickets in three taps.')
  await save(page)
  await saved(page)

  await page.goto(`/@${slug}/edit/general`)
  await choosePicture(page, { scripts: true })
  await page.getByLabel('City', { exact: true }).fill('Lisbon')
  await page.getByLabel('Country', { exact: true }).fill('Portugal')
  await fillSkills(page, ['Branding'], { scripts: true })
  await page.getByLabel('Public', { exact: true }).check()
  await save(page)
  await saved(page)
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Where this profile is listed' })).toBeVisible()
  await page.goto('/hire/branding/pt')
  await expect(page.getByRole('link', { name })).toBeVisible()
})
