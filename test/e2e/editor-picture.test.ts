import type { Page } from '@playwright/test'

import { makeJpeg } from '#test/make-pictures.ts'

import { expect, inFullRun, openEditor, test } from './fixtures.ts'
import { makeAccount, makeProfile } from './own-account.ts'

const ADDRESS = /^\/media\/avatar\/[\w-]{36}\/384\.webp$/

async function choosePicture(page: Page): Promise<string> {
  await makeAccount(page)
  const slug = await makeProfile(page)
  await openEditor(page, `/@${slug}/edit/general`)
  const buffer = await makeJpeg({ width: 900, height: 600 })
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('application', { name: 'Position of the picture' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  return slug
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
const stored = async (page: Page, slug: string) =>
  (await (await page.request.get(`/v1/marketplace/profiles/${slug}`)).json()) as object

test('R285 a picture that is still being placed is saved with the rest', async ({ page }) => {
  const slug = await choosePicture(page)
  await page.getByLabel('Title', { exact: true }).fill('Gardener')
  await save(page)
  await saved(page)
  expect(await stored(page, slug)).toMatchObject({ title: 'Gardener', profileImg: expect.stringMatching(ADDRESS) })
})

test('R285 a picture that is on its way is waited for', inFullRun(), async ({ page }) => {
  const slug = await choosePicture(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/user/upload/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Gardener')
  await save(page)
  await expect(page.getByText('The picture is uploaded first. Your other changes follow.')).toBeVisible()
  release()
  await saved(page)
  expect(await stored(page, slug)).toMatchObject({ title: 'Gardener', profileImg: expect.stringMatching(ADDRESS) })
})

test.describe('an upload that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('R285 saves nothing, and loses nothing', async ({ page }) => {
    const slug = await choosePicture(page)
    await page.route('**/user/upload/**', (route) => route.abort())
    await page.getByLabel('Title', { exact: true }).fill('Gardener')
    await save(page)
    await expect(page.getByRole('alert')).toContainText('Nothing is saved yet')
    expect(await stored(page, slug)).toMatchObject({ title: null, profileImg: null })
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await save(page)
    await saved(page)
    expect(await stored(page, slug)).toMatchObject({ title: 'Gardener', profileImg: null })
  })
})

test('R115 leaving while a picture is being placed asks', async ({ page }) => {
  await choosePicture(page)
  await page.getByRole('link', { name: 'Availability' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
})
