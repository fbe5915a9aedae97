import type { Page } from '@playwright/test'

import { expect, inFullRun, openEditor, signIn, test } from './fixtures.ts'
import { makeAccount, makeProfile, OWN_PASSWORD } from './own-account.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

for (const javaScriptEnabled of [true, false]) {
  test.describe(`nothing typed is lost ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(
      'R111 an admin edits the same profile: each field is somebody’s choice',
      inFullRun(!javaScriptEnabled),
      async ({ page, browser }) => {
        await makeAccount(page)
        const slug = await makeProfile(page, { title: 'Old title', about: 'Old text.', employer: 'Old Ltd' })
        const other = await (await browser.newContext({ javaScriptEnabled })).newPage()
        await signIn(other, 'admin@demo.test')
        await page.goto(`/@${slug}/edit/general`)
        await other.goto(`/@${slug}/edit/general`)
        await other.getByLabel('Title', { exact: true }).fill('Their title')
        await other.getByLabel('About', { exact: true }).fill('Their text.')
        await save(other)
        await expect(other.getByText('Saved.')).toBeVisible()

        await page.getByLabel('Title', { exact: true }).fill('My title')
        await page.getByLabel('Employer', { exact: true }).fill('My Ltd')
        await save(page)
        await expect(page.getByText('Someone else saved this profile while you were editing.')).toBeVisible()
        const title = page.getByRole('group', { name: 'Title' })
        await expect(title.getByLabel('Your version')).toBeChecked()
        await expect(title).toContainText('Their title')
        // For untouched fields the other version is preselected.
        await expect(page.getByRole('group', { name: 'About' }).getByLabel('Their version')).toBeChecked()
        // Only what differs is asked about.
        await expect(page.getByRole('group')).toHaveCount(2)
        await page.getByRole('button', { name: 'Save this version' }).click()
        await expect(page.getByText('Saved.')).toBeVisible()
        const profile = await page.request.get(`/v1/marketplace/profiles/${slug}`)
        expect(await profile.json()).toMatchObject({ title: 'My title', about: 'Their text.', employer: 'My Ltd' })
        await other.context().close()
      },
    )

    test(
      'R111 an edit in another window of the same account is described as such',
      inFullRun(),
      async ({ page, context }) => {
        await makeAccount(page)
        const slug = await makeProfile(page, { title: 'Old title' })
        const other = await context.newPage()
        await page.goto(`/@${slug}/edit/general`)
        await other.goto(`/@${slug}/edit/general`)
        await other.getByLabel('Title', { exact: true }).fill('Title there')
        await save(other)
        await expect(other.getByText('Saved.')).toBeVisible()
        await page.getByLabel('Title', { exact: true }).fill('Title here')
        await save(page)
        await expect(
          page.getByText('You saved this profile in another window while you were editing here.'),
        ).toBeVisible()
        const title = page.getByRole('group', { name: 'Title' })
        await title.getByLabel('The other window').check()
        await page.getByRole('button', { name: 'Save this version' }).click()
        await expect(page.getByText('Saved.')).toBeVisible()
        await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Title there')
      },
    )

    test(
      'R114 an expired session asks to sign in and then saves',
      inFullRun(!javaScriptEnabled),
      async ({ page, context }) => {
        const { email } = await makeAccount(page)
        const slug = await makeProfile(page)
        await page.goto(`/@${slug}/edit/general`)
        await page.getByLabel('About', { exact: true }).fill('A long text that took an hour.')
        await context.clearCookies()
        await save(page)
        await expect(page.getByText('Your session has ended.')).toBeVisible()
        await page.getByLabel('Email', { exact: true }).fill(email)
        await page.getByLabel('Password').fill('not the one')
        await page.getByRole('button', { name: 'Sign in and save' }).click()
        await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
        await page.getByLabel('Email', { exact: true }).fill(email)
        await page.getByLabel('Password').fill(OWN_PASSWORD)
        await page.getByRole('button', { name: 'Sign in and save' }).click()
        await expect(page.getByText('Saved.')).toBeVisible()
        await expect(page.getByLabel('About', { exact: true })).toHaveValue('A long text that took an hour.')
      },
    )

    test('an error keeps the typed value of every field', inFullRun(javaScriptEnabled), async ({ page }) => {
      await makeAccount(page)
      const slug = await makeProfile(page)
      await page.goto(`/@${slug}/edit/general`)
      await page.getByLabel('Name', { exact: true }).fill('')
      await page.getByLabel('About', { exact: true }).fill('Two lines\nof text')
      await page.getByLabel('City', { exact: true }).fill('Lisbon')
      await save(page)
      await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Fill in this field.')
      await expect(page.getByLabel('About', { exact: true })).toHaveValue('Two lines\nof text')
      await expect(page.getByLabel('City', { exact: true })).toHaveValue('Lisbon')
    })
  })
}

test('R115 leaving asks first while there are unsaved changes', async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page, { title: 'As it was' })
  await page.goto(`/@${slug}`)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Availability' }).click()
  await expect(page).toHaveURL(`/@${slug}/edit/availability`)
  await page.getByRole('link', { name: 'General' }).click()

  await page.getByLabel('Title', { exact: true }).fill('Changed')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.getByRole('link', { name: 'Availability' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Changed')

  let dialogType = ''
  page.once('dialog', async (dialog) => {
    dialogType = dialog.type()
    await dialog.dismiss()
  })
  // Deferred, so that evaluate() does not wait for the dialog.
  await page.evaluate(() => void setTimeout(() => window.location.reload()))
  await expect.poll(() => dialogType).toBe('beforeunload')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Changed')

  await page.getByLabel('Title', { exact: true }).fill('As it was')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/@${slug}`)
  await page.goBack()
  await page.getByLabel('Title', { exact: true }).fill('Never mind')
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Discard changes and leave' }).click()
  await expect(page).toHaveURL(`/@${slug}`)
})

test('Back leaves the editor, whatever tabs were opened', async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page)
  await page.goto(`/@${slug}`)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.getByRole('link', { name: 'Availability' }).click()
  await expect(page).toHaveURL(`/@${slug}/edit/availability`)
  await page.getByRole('link', { name: 'Portfolio highlight', exact: true }).click()
  await expect(page).toHaveURL(`/@${slug}/edit/portfolio-highlight`)
  await page.goBack()
  await expect(page).toHaveURL(`/@${slug}`)
})

test.describe('away', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] })

  test('a form that cannot be sent keeps its values', async ({ page, context }) => {
    await makeAccount(page)
    const slug = await makeProfile(page)
    await openEditor(page, `/@${slug}/edit/general`)
    await page.getByLabel('About', { exact: true }).fill('Written on a train.')
    await context.setOffline(true)
    await save(page)
    await expect(page.getByRole('alert')).toContainText('Nothing is lost: what you typed is still here.')
    await context.setOffline(false)
    await save(page)
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByLabel('About', { exact: true })).toHaveValue('Written on a train.')
  })
})
