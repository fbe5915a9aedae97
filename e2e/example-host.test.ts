import { type ExampleHost, goToGuildhall, signInAtPlinth, startExampleHost } from './example-host.ts'
import { expect, test } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'
import { choosePicture, fillSkills, save, saved } from './profile-editing.ts'

let host: ExampleHost
test.beforeAll(async () => {
  test.slow()
  host = await startExampleHost()
})
test.afterAll(async () => {
  // R490: Ctrl-C stops both, without a complaint.
  expect(await host.stop()).toBe(0)
})

// A profile that is gone, and a session that has ended.
test.use({ expectedErrors: [/404/] })

test('R490 from an account at the site builder to an expert at Guildhall, and gone with it', async ({ page }) => {
  test.slow()
  const { guildhall, plinth } = host
  await signInAtPlinth(page, host, /Mara Lindqvist/)
  await page.getByLabel('Name of the workspace').fill('Lindqvist Studio')
  await page.getByLabel('Plan', { exact: true }).selectOption('core')
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByLabel('Name of the site').fill('Harbour Bakery')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.getByRole('button', { name: 'Publish Harbour Bakery', exact: true }).click()
  await expectWholeGoodLooks(page)

  await goToGuildhall(page, host)
  await expect(page).toHaveURL(`${guildhall}/dashboard`)
  await page.goto(`${guildhall}/new-profile`)
  await page.getByRole('main').getByRole('link', { name: 'Mara Lindqvist' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Create profile' }).click()
  await expect(page).toHaveURL(/\/@mara-lindqvist\/edit\/general/)
  await choosePicture(page, { scripts: true })
  await page.getByLabel('City', { exact: true }).fill('Lisbon')
  await page.getByLabel('Country', { exact: true }).fill('Portugal')
  await page.getByLabel('Public', { exact: true }).check()
  await save(page)
  await saved(page)
  await page.goto(`${guildhall}/@mara-lindqvist/edit/expert-details`)
  await fillSkills(page, ['Web Design'], { scripts: true })
  await save(page)
  await saved(page)
  await page.goto(`${guildhall}/@mara-lindqvist/edit/portfolio-highlight`)
  await page.getByLabel('First, large').selectOption({ label: 'Harbour Bakery (site)' })
  await page.getByLabel('Caption 1').fill('Pre-orders tripled in a month.')
  await save(page)
  await saved(page)
  await page.goto(`${guildhall}/@mara-lindqvist/edit/activate`)
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.goto(`${guildhall}/hire/web-design/pt/lisbon`)
  await expect(page.getByRole('link', { name: 'Mara Lindqvist' })).toBeVisible()

  await expect(async () => {
    await page.goto(`${plinth}/activity`)
    await expect(page.getByRole('cell', { name: 'profile.activated' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectWholeGoodLooks(page)
  await page.goto(plinth)
  await expect(page.getByRole('link', { name: '@mara-lindqvist' })).toBeVisible()

  await page.goto(`${plinth}/account`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(`${plinth}/sign-in`)
  await expect(page.getByRole('button', { name: /Mara Lindqvist/ })).toHaveCount(0)
  await expect(async () => {
    expect((await page.goto(`${guildhall}/@mara-lindqvist`))?.status()).toBe(404)
  }).toPass()
  await page.goto(`${guildhall}/account`)
  await expect(page).toHaveURL(/\/sign-in\?/)
  await page.goto(`${guildhall}/hire/web-design/pt/lisbon`)
  await expect(page.getByRole('link', { name: 'Mara Lindqvist' })).toHaveCount(0)
})
