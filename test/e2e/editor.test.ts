import type { Page } from '@playwright/test'

import { expect, inFullRun, linkInMail, openEditor, signIn, test, uniqueEmail } from './fixtures.ts'
import { adoptExpert, makeAccount, makeProfile, OWN_PASSWORD } from './own-account.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()

test('general: an owner edits it and sees it on the profile', async ({ page }) => {
  await makeAccount(page, { sites: 1 })
  const slug = await makeProfile(page)
  await page.goto(`/@${slug}`)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page).toHaveURL(`/@${slug}/edit/general`)
  const dialog = page.getByRole('dialog', { name: 'Edit Olive Owner' })
  await expect(dialog.getByRole('heading', { name: 'Edit Olive Owner' })).toBeFocused()
  const renamed = `${slug}-x`
  await page.getByLabel('Name', { exact: true }).fill('Olive Oswald')
  await page.getByLabel('Handle', { exact: true }).fill(renamed)
  await expect(page.getByText(`@${renamed} is free.`)).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Gardener of websites')
  await page.getByLabel('Employer', { exact: true }).fill('Plot Nine')
  await page.getByLabel('About', { exact: true }).fill('I grow small sites.')
  await expect(page.getByText('19 of 5,000 characters')).toBeVisible()
  await page.getByLabel('City', { exact: true }).fill('nyc')
  await page.getByLabel('Country', { exact: true }).fill('USA')
  await page.getByLabel('Website', { exact: true }).fill('https://olive.example')
  await page.getByLabel('Inquiry email').fill('olive@example.test')
  await page.getByText('Choose languages').click()
  await page.getByLabel('Search languages').fill('fran')
  await expect(page.getByRole('checkbox', { name: 'French français' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'German Deutsch' })).toBeHidden()
  await page.getByLabel('Search languages').fill('portu')
  await page.getByRole('checkbox', { name: 'Portuguese português' }).check()
  await page.getByLabel('Public', { exact: true }).check()
  await save(page)
  await saved(page)
  await expect(page.getByRole('status').first()).toContainText(
    'Once you are listed, you are shown on hire pages for New York City, United States.',
  )
  await expect(page).toHaveURL(new RegExp(`/@${renamed}/edit/general`))
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(`/@${renamed}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Olive Oswald' })).toBeVisible()
  await expect(page.getByText('Gardener of websites at Plot Nine')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New York City, United States' })).toBeVisible()
  await expect(page.getByText('Portuguese', { exact: true })).toBeVisible()
  await page.goto(`/@${slug}`)
  await expect(page).toHaveURL(`/@${renamed}`)
})

/** What was recorded of the account that is signed in, in the order of events. */
async function recordedEvents(page: Page): Promise<{ name: string; properties: object }[]> {
  const answer = await page.request.get('/v1/marketplace/me/export')
  const { events } = (await answer.json()) as { events: { name: string; properties: object }[] }
  return events.map(({ name, properties }) => ({ name, properties })).toReversed()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`events ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(
      'R280 opening a tab is an event, once, and a save tells what the profile has become',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        await makeAccount(page)
        const slug = await makeProfile(page)
        await page.goto(`/@${slug}/edit/general`)
        await page.getByLabel('Name', { exact: true }).fill('Olive Oswald')
        await save(page)
        await saved(page)
        await page.getByRole('link', { name: 'Availability' }).click()
        await expect(page).toHaveURL(`/@${slug}/edit/availability`)
        const common = { profileSlug: slug, profileId: expect.any(String) }
        const viewed = (tabName: string, profileName: string) => ({
          name: 'Profile Edit Modal Viewed',
          properties: { ...common, tabName, profileName },
        })
        const properties = { ...common, tabName: 'general', profileName: 'Olive Oswald', editedFields: ['name'] }
        await expect
          .poll(() => recordedEvents(page))
          .toEqual([
            viewed('general', 'Olive Owner'),
            { name: 'Profile Edited', properties },
            viewed('availability', 'Olive Oswald'),
          ])
      },
    )
  })
}

test('for an unknown city the editor says that it is shown as typed', async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page)
  await openEditor(page, `/@${slug}/edit/general`)
  await page.getByLabel('City', { exact: true }).fill('Little Nowhere')
  await page.getByLabel('Country', { exact: true }).fill('Portugal')
  await save(page)
  await expect(page.getByRole('status').first()).toContainText('We don’t know this city yet and keep it as typed.')
})

test('expert details: skills are found, typed freely, sorted by keys and dragged', async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page, { skills: ['Figma'] })
  await openEditor(page, `/@${slug}/edit/expert-details`)
  const skills = page.getByRole('combobox', { name: 'Skills' })
  await skills.fill('web des')
  await expect(page.getByRole('option', { name: 'Web Design', exact: true })).toBeVisible()
  await skills.press('ArrowDown')
  await skills.press('Enter')
  await skills.fill('Basket weaving')
  await skills.press('Enter')
  const names = page.getByRole('list', { name: 'Your skills' }).getByRole('listitem')
  await expect(names).toHaveText([/Figma/, /Web Design/, /Basket weaving/])
  // Marked before it is saved; what is another name of a skill is not.
  await expect(names.nth(2)).toContainText('we don’t know this one yet')
  await skills.fill('webdesign')
  await skills.press('Enter')
  await expect(names).toHaveCount(4)
  await expect(names.nth(3)).toContainText('the same as Web Design: your profile shows it once')
  await expect(names.nth(3)).not.toContainText('we don’t know')
  await expect(names.nth(1)).not.toContainText('the same as')
  await page.getByRole('button', { name: 'Remove webdesign' }).click()
  await page.getByRole('button', { name: 'Move Basket weaving up' }).press('Enter')
  await expect(names).toHaveText([/Figma/, /Basket weaving/, /Web Design/])
  await expect(page.getByText('Skill 2 of 3: Basket weaving')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move Basket weaving up' })).toBeFocused()
  const first = await names.nth(0).getByText('⠿').boundingBox()
  const last = await names.nth(2).boundingBox()
  await page.mouse.move((first?.x ?? 0) + 8, (first?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((first?.x ?? 0) + 8, (last?.y ?? 0) + (last?.height ?? 0) - 3, { steps: 4 })
  await page.mouse.up()
  await expect(names).toHaveText([/Basket weaving/, /Web Design/, /Figma/])
  await page.getByLabel('Branding & Strategy').check()
  await page.getByLabel('Starting price').fill('2500')
  await page.getByLabel('Currency').selectOption('EUR')
  await save(page)
  await saved(page)
  await expect(names.first()).toContainText('no hire page for it')
  await page.goto(`/@${slug}`)
  await expect(page.getByRole('region', { name: 'What I do' })).toContainText('Basket weavingWeb DesignFigma')
  await expect(page.getByText('Branding & Strategy')).toBeVisible()
  await expect(page.getByText('€2,500')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`misspelt skills ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('R703 R704 are replaced by one click, and other languages are known', async ({ page }) => {
      await makeAccount(page)
      const slug = await makeProfile(page, { skills: ['référencement', 'Graphic desgn', 'Figma'] })
      const address = `/@${slug}/edit/expert-details`
      if (javaScriptEnabled) await openEditor(page, address)
      else await page.goto(address)
      await expect(page.getByText(/don’t know/).filter({ visible: true })).toHaveCount(1)
      await page.getByRole('button', { name: 'Use Graphic Design instead of Graphic desgn' }).click()
      if (javaScriptEnabled) {
        await expect(page.getByRole('combobox', { name: 'Skills' })).toBeFocused()
        await save(page)
      }
      await saved(page)
      const read = await page.request.get(`/v1/marketplace/profiles/${slug}`)
      expect(await read.json()).toMatchObject({ skills: ['référencement', 'Graphic Design', 'Figma'] })
      await expect(page.getByText(/don’t know/).filter({ visible: true })).toHaveCount(0)
    })
  })
}

test('availability is set, confirmed in one click, and unchanged by other saves', async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page)
  await openEditor(page, `/@${slug}/edit/availability`)
  await page.getByLabel('A little time').check()
  await page.getByLabel('From when').fill('2031-05-01')
  await save(page)
  await saved(page)
  await expect(page.getByText('Your availability is confirmed. It counts as current for 30 more days.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm again' }).click()
  await saved(page)
  const read = await page.request.get(`/v1/marketplace/profiles/${slug}`)
  expect(await read.json()).toMatchObject({
    expertsMetadata: { availability: { status: 'LIMITED', from: '2031-05-01' } },
  })
})

test('portfolio: highlights with captions, and sites sorted by keyboard', async ({ page }) => {
  await makeAccount(page, { sites: 4 })
  const slug = await makeProfile(page)
  await openEditor(page, `/@${slug}/edit/portfolio-highlight`)
  await page.getByRole('group', { name: 'First, large' }).getByRole('radio', { name: 'Site 3 (site)' }).check()
  await page.getByLabel('Caption 1').fill('The one I like best.')
  const up = page.getByRole('button', { name: 'Move Site 4 up' })
  await up.focus()
  for (const place of [3, 2, 1]) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Site ${place} of 4: Site 4`)).toBeAttached()
    await expect(up).toBeFocused()
  }
  await save(page)
  await saved(page)
  await page.goto(`/@${slug}`)
  await expect(page.getByRole('region', { name: 'Highlights' })).toContainText('Site 3: The one I like best.')
  await expect(page.getByRole('region', { name: 'Sites' }).getByRole('listitem')).toHaveText(
    ['Site 4', 'Site 1', 'Site 2', 'Site 3'].map((name) => new RegExp(name)),
  )
})

test('R713 the card beside the form follows what is typed, and highlights are chosen by their pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await makeAccount(page, { sites: 2 })
  const slug = await makeProfile(page)
  const preview = page.getByRole('complementary', { name: 'Preview of your card' })
  await openEditor(page, `/@${slug}/edit/general`)
  await page.getByLabel('Title', { exact: true }).fill('Gardener of sites')
  await expect(preview).toContainText('Gardener of sites')
  await page.getByLabel('City', { exact: true }).fill('Lisbon')
  await expect(preview).toContainText('Lisbon')
  await save(page)
  await saved(page)
  await page.getByRole('link', { name: 'Portfolio highlight' }).click()
  await expect(preview).toContainText('Gardener of sites')
  await page.getByRole('group', { name: 'Second' }).getByText('Site 2 (site)').click()
  await expect(preview.locator('.card-work > *').first()).toHaveText('Site 2')
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(preview).toBeHidden()
})

test('activate: an expert pauses and resumes', async ({ page }) => {
  const email = uniqueEmail('expert')
  const slug = await adoptExpert(page, { path: '/hire/web-development', email })
  await page.request.post('/user/auth/request-password-reset', { data: { email } })
  const link = new URL(await linkInMail(page, email, /new password/))
  const token = link.searchParams.get('token')
  await page.request.post('/user/auth/reset-password', { data: { token, newPassword: OWN_PASSWORD } })
  await signIn(page, email, OWN_PASSWORD)
  await openEditor(page, `/@${slug}/edit/activate`)
  await expect(page.getByRole('listitem').filter({ hasText: 'A portfolio highlight, done' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Your profile is paused')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Your profile is active.')).toBeVisible()
  await expect(page.getByText('Your profile is public and listed on hire pages.')).toBeVisible()
})

test('R391 each unmet requirement for activation links to its tab', async ({ page }) => {
  await makeAccount(page)
  const slug = await makeProfile(page)
  await openEditor(page, `/@${slug}/edit/activate`)
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'To be available for contact, you must have a paid workspace plan',
  )
  await expect(page.locator(':focus')).toHaveText(/^To be available for contact/)
  await page.getByRole('link', { name: 'Add a skill that clients search for' }).click()
  await expect(page).toHaveURL(`/@${slug}/edit/expert-details#edit-skills`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R288 skills that we do not know are named under their field', async ({ page }) => {
    await makeAccount(page)
    const slug = await makeProfile(page, { skills: ['Figma', 'Basket weaving'] })
    await page.goto(`/@${slug}/edit/expert-details`)
    await expect(page.getByText('We don’t know Basket weaving yet: no hire page for it.')).toBeVisible()
    await page.getByLabel('Skills, one per line').fill('Figma')
    await save(page)
    await expect(page.getByRole('status').first()).toContainText('Saved.')
    await expect(page.getByText('We don’t know')).toHaveCount(0)
  })
})
