import type { Page } from '@playwright/test'

import { expect, expectAccessible, expectNoHorizontalScroll, inFullRun, test } from './fixtures.ts'

const what = (page: Page) => page.getByRole('search').getByLabel('What do you need?')
const where = (page: Page) => page.getByRole('search').getByLabel('Where?')
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

test.describe('suggestions', () => {
  test('R314 a skill that is chosen by keyboard fills its field, and the next key is for the place', async ({
    page,
  }) => {
    await page.goto('/privacy')
    await what(page).focus()
    await what(page).pressSequentially('Web d')
    await expect(option(page, 'Web Design')).toBeVisible()
    await expect(what(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('group', { name: 'Skills' }).getByRole('option').first()).toHaveText('Web Design')
    await expect(page.getByRole('status').filter({ hasText: /^Suggestions: \d$/ })).toBeAttached()
    await expect(option(page, 'Web Design').locator('mark')).toHaveText('Web D')
    await page.keyboard.press('ArrowDown')
    await expect(option(page, 'Web Design')).toHaveAttribute('aria-selected', 'true')
    const id = (await option(page, 'Web Design').getAttribute('id')) ?? ''
    await expect(what(page)).toHaveAttribute('aria-activedescendant', id)
    await expect(what(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(what(page)).toHaveValue('Web Design')
    await expect(where(page)).toBeFocused()
    await expect(page).toHaveURL('/privacy')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hire\/web-design$/)
  })

  test('R314 a place fills its field, then a skill is looked up there', async ({ page }) => {
    await page.goto('/')
    await where(page).focus()
    await where(page).pressSequentially('new y')
    await option(page, 'New York City City').click()
    await expect(where(page)).toHaveValue('New York City')
    await expect(what(page)).toBeFocused()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await what(page).pressSequentially('web d')
    await expect(option(page, 'Web Design')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hire\/web-design\/us\/new-york-city$/)
    await expect(where(page)).toHaveValue('New York City')
  })

  test('R314 “What” suggests places too, which fill “Where”', async ({ page }) => {
    await page.goto('/')
    await what(page).focus()
    await what(page).pressSequentially('lisb')
    await page
      .getByRole('group', { name: 'Places' })
      .getByRole('option', { name: /^Lisbon/ })
      .first()
      .click()
    await expect(where(page)).toHaveValue(/^Lisbon/)
    await expect(what(page)).toHaveValue('')
    await expect(what(page)).toBeFocused()
  })

  test('choosing an expert goes to the profile', async ({ page }) => {
    await page.goto('/experts')
    await what(page).focus()
    await what(page).pressSequentially('ada mor')
    await page.getByRole('group', { name: 'Experts' }).getByRole('option', { name: 'Ada Moreau' }).click()
    await expect(page).toHaveURL(/\/@ada-moreau$/)
  })

  test('Escape closes, then clears; arrows open again; leaving closes', async ({ page }) => {
    await page.goto('/privacy')
    const list = page.getByRole('listbox')
    await what(page).focus()
    await what(page).pressSequentially('web')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(what(page)).toHaveValue('web')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(what(page)).not.toHaveAttribute('aria-activedescendant')
    expect(await what(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(what(page)).toHaveValue('')
    await page.keyboard.type('web')
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list).toHaveCount(0)
    await expect(where(page)).toBeFocused()
    await expect(what(page)).toHaveValue('web')
  })

  test('Enter without an option sends the form as it is', async ({ page }) => {
    await page.goto('/privacy')
    await what(page).focus()
    await what(page).pressSequentially('webdesign')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hire\/web-design$/)
  })

  test('nothing is requested while a word is being composed', async ({ page, context }) => {
    const requests: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/suggest')) requests.push(searchParams.get('q'))
    })
    await page.goto('/privacy')
    await what(page).focus()
    await expect(what(page)).toHaveRole('combobox')
    const keyboard = await context.newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'うぇ', selectionStart: 2, selectionEnd: 2 })
    await expect(what(page)).toHaveValue('うぇ')
    const answered = page.waitForResponse('**/suggest?*')
    await keyboard.send('Input.insertText', { text: 'web' })
    await answered
    await expect(option(page, 'Web Design')).toBeVisible()
    expect(requests).toEqual(['web'])
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

    test('a tap chooses a suggestion', async ({ page }) => {
      await page.goto('/privacy')
      await what(page).tap()
      await page.keyboard.type('web d')
      await option(page, 'Web Design').tap()
      await expect(what(page)).toHaveValue('Web Design')
      await page.getByRole('search').getByRole('button', { name: 'Find' }).tap()
      await expect(page).toHaveURL(/\/hire\/web-design$/)
      await page.goBack()
      await expect(page.getByRole('listbox')).toHaveCount(0)
    })
  })

  const LOOKS = [360, 1280].flatMap((width) =>
    ['/', '/privacy'].flatMap((path) => [
      { width, path, label: 'What do you need?', text: 'w' },
      { width, path, label: 'Where?', text: 'new' },
    ]),
  )
  for (const { width, path, label, text } of LOOKS) {
    // The suite checks “What” in the header of a phone.
    const sampled = width === 360 && path === '/privacy' && text === 'w'
    test(
      `the list under “${label}” looks good on ${path} at ${width} px, light and dark`,
      inFullRun(!sampled),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        // Other tests check the rest of the page.
        const rest = page.locator('main section:nth-child(n + 2), main p')
        await rest.evaluateAll((all) => all.forEach((one) => one.remove()))
        const field = page.getByRole('search').getByLabel(label)
        await field.focus()
        await field.pressSequentially(text)
        await expect(page.getByRole('option').first()).toBeVisible()
        // A response that arrives after the key press rebuilds the list.
        await expect(async () => {
          await field.press('Home')
          await field.press('ArrowDown')
          await expect(page.getByRole('option', { selected: true })).toHaveCount(1, { timeout: 1000 })
        }).toPass()
        await expectNoHorizontalScroll(page)
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible(page, ['color-contrast'])
      },
    )
  }
})

test('names are rendered as text, whatever they contain', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1"> & <b>Ada</b>'
  await page.route('**/v1/marketplace/suggest?*', (route) =>
    route.fulfill({ json: { skills: [], places: [], experts: [{ slug: 'ada-moreau', name, profileImg: null }] } }),
  )
  await page.goto('/privacy')
  await what(page).focus()
  await what(page).pressSequentially('ada')
  await expect(page.getByRole('option')).toContainText(name)
  expect(await page.getByRole('listbox').locator('img, b').count()).toBe(0)
})

test.describe('without suggestions', () => {
  test.use({ expectedErrors: [/429|500/] })

  for (const status of [429, 500]) {
    test(`the form works as it is when they answer ${status}`, async ({ page }) => {
      let requests = 0
      await page.route('**/v1/marketplace/suggest?*', (route) => {
        requests += 1
        return route.fulfill({ status, headers: { 'retry-after': '60' }, json: {} })
      })
      await page.goto('/privacy')
      await what(page).focus()
      const answered = page.waitForResponse('**/suggest?*')
      await what(page).fill('webdesig')
      await answered
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await page.keyboard.type('n')
      await where(page).fill('NYC')
      await page.getByRole('search').getByRole('button', { name: 'Find' }).click()
      await expect(page).toHaveURL(/\/hire\/web-design\/us\/new-york-city$/)
      if (status === 429) expect(requests).toBe(1)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a search without suggestions, and the fields keep its values', async ({ page }) => {
    await page.goto('/')
    await what(page).fill('nobody like this')
    await where(page).fill('Lisbon')
    await page.getByRole('search').getByRole('button', { name: 'Find' }).click()
    const header = page.getByRole('banner').getByRole('search')
    await expect(header.getByLabel('What do you need?')).toHaveValue('nobody like this')
    await expect(header.getByLabel('Where?')).toHaveValue('Lisbon')
    await page.goto('/hire/web-design/us/birmingham-al')
    await expect(header.getByLabel('Where?')).toHaveValue('Birmingham, United States')
    await header.getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL(/\/hire\/web-design\/us\/birmingham-al$/)
  })

  test('everything in the box is large enough for a thumb', async ({ page }) => {
    for (const path of ['/', '/privacy']) {
      await page.goto(path)
      const parts = page.getByRole('search').locator('input, button')
      expect(await parts.count()).toBe(3)
      for (const part of await parts.all()) {
        const box = await part.boundingBox()
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
      }
    }
  })
})
