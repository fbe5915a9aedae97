import { writeFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { makeJpeg } from '#test/make-pictures.ts'

import { expect, test } from './fixtures.ts'
import { makeAccount, makeProfile, OWN_PASSWORD } from './own-account.ts'

test.use({ javaScriptEnabled: false })

const ABOUT = 'Typed after the picture was chosen, and not lost with it.'

async function fillIn(page: Page, slug: string, picture: Buffer): Promise<void> {
  // A browser reads a large file faster from the disk than from us.
  const file = test.info().outputPath('me.jpg')
  writeFileSync(file, picture)
  await page.goto(`/@${slug}/edit/general`)
  await page.getByLabel('Choose a picture').setInputFiles(file)
  await page.getByRole('textbox', { name: 'About' }).fill(ABOUT)
}

const stored = async (page: Page, slug: string) =>
  (await (await page.request.get(`/v1/marketplace/profiles/${slug}`)).json()) as { about: string; profileImg: string }

test('R186 a picture is accepted with the form of a sender who may edit', async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page)
  await fillIn(page, slug, await makeJpeg({ width: 900, height: 600 }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/saved=/)
  expect(await stored(page, slug)).toMatchObject({
    about: ABOUT,
    profileImg: expect.stringMatching(/^\/media\/avatar\/[\w-]{36}\/384\.webp$/),
  })
})

test('R186 without a session the picture is dropped, and signing in saves the typed values', async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(page)
  const slug = await makeProfile(page)
  await fillIn(page, slug, await makeJpeg({ width: 900, height: 600 }))
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in and save' }).click()
  await expect(page).toHaveURL(/saved=/)
  expect(await stored(page, slug)).toMatchObject({ about: ABOUT, profileImg: null })
})

test('R186 an oversized picture is refused at its field, and the typed values stay', async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page)
  const picture = await makeJpeg({ width: 900, height: 600 })
  await fillIn(page, slug, Buffer.concat([picture, Buffer.alloc(UPLOAD_LIMITS.maxBytes)]))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^This picture is \d+\.\d MB\. Choose one of at most 8 MB\.$/).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue(ABOUT)
})

test('R286 a photograph far too large is refused at its field, and everything typed is still there', async ({
  page,
}) => {
  await makeAccount(page)
  const slug = await makeProfile(page)
  const picture = await makeJpeg({ width: 900, height: 600 })
  await fillIn(page, slug, Buffer.concat([picture, Buffer.alloc(2 * UPLOAD_LIMITS.maxBytes)]))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^This picture is \d+\.\d MB\. Choose one of at most 8 MB\.$/).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue(ABOUT)
})
