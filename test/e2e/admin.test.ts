import type { Page } from '@playwright/test'

import { RANKING } from '#domain/lists/ranking/score.ts'

import { choose, enter, tick, typeInto } from './by-keyboard.ts'
import { expect, inFullRun, signIn, signInAndGoOn, test, uniqueEmail } from './fixtures.ts'
import { expectGoodLooks } from './page-checks.ts'

const REASON = 'Looked into it'
/** Pages of which the suite checks the looks: figures, tables of few and of many columns. */
const SAMPLE = new Set(['/admin'])
const PLACES = [
  '/admin',
  '/admin/profiles',
  '/admin/accounts',
  '/admin/blocks',
  '/admin/reports',
  '/admin/terms',
  '/admin/catalogue',
  '/admin/failures',
  '/admin/jobs',
  '/admin/funnel',
  '/admin/webhooks',
  '/admin/audit-log',
]

const KEYBOARD_WAYS = [360, 768, 1280].flatMap((width) => [true, false].map((scripts) => ({ width, scripts })))

/** A draft profile with this skill, used by this test only. */
async function makeDraft(page: Page, skill: string): Promise<string> {
  const slug = `draft-${crypto.randomUUID().slice(0, 8)}`
  const { request } = page
  const account = { name: 'Dora Draft', email: uniqueEmail('draft'), password: 'a long enough one' }
  await request.post('/user/auth/sign-up/email', { data: account })
  const created = await request.post('/v1/marketplace/profile/user', { data: { name: 'Dora Draft', slug } })
  expect(created.status()).toBe(201)
  const edited = await request.patch('/v1/marketplace/profile/user', { data: { skills: ['Web Design', skill] } })
  expect(edited.status()).toBe(200)
  await page.context().clearCookies()
  return slug
}

const unknownSkill = () => `web desiign ${crypto.randomUUID().slice(0, 6)}`

test.describe('who may', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

  test('R135 signed-out visitors sign in first; others get a 404', inFullRun(), async ({ page }) => {
    for (const place of PLACES) {
      await page.goto(place)
      expect(page.url()).toContain(`/sign-in?next=${encodeURIComponent(place)}`)
    }
    await signIn(page, 'visitor@demo.test')
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
    for (const place of [...PLACES, '/admin/profiles/ada-moreau/history', '/admin/reports/messages/x']) {
      expect((await page.goto(place))?.status()).toBe(404)
    }
  })
})

test('R627 an admin sees the jobs, and runs one', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'purge-statistics' }) })
  await expect(row).toContainText('Every day at 03:23 UTC')
  await row.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByRole('status')).toContainText('It runs within seconds.')
  await expect(async () => {
    await page.goto('/admin/jobs')
    await expect(row).toContainText('done in', { timeout: 1000 })
  }).toPass()
  await expectGoodLooks(page)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`select all ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('R758 all profiles of a page are chosen at once', async ({ page }) => {
      await signIn(page, 'admin@demo.test')
      await page.goto('/admin/profiles?sort=name&page=2')
      const boxes = page.getByRole('row').getByRole('checkbox')
      const chosen = () => boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length)
      const count = await boxes.count()
      expect(count).toBe(24)
      const all = page.getByLabel('Select all on this page')
      if (javaScriptEnabled) {
        await boxes.first().check()
        await expect(page.getByText('1 of 24 chosen')).toBeVisible()
        expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true)
        await all.check()
        await expect(page.getByText('24 of 24 chosen')).toBeVisible()
      } else {
        await page.getByRole('link', { name: 'Select all on this page' }).click()
        await expect(page).toHaveURL(/page=2/)
      }
      expect(await chosen()).toBe(count)
      if (javaScriptEnabled) await all.uncheck()
      else await page.getByRole('link', { name: 'Select none' }).click()
      expect(await chosen()).toBe(0)
    })
  })
}

async function showByKeyboard(page: Page): Promise<void> {
  const slug = await makeDraft(page, 'SEO')
  await signIn(page, 'admin@demo.test')
  await page.goto('/')
  await enter(page, page.getByRole('button', { name: 'Menu' }))
  await enter(page, page.getByRole('link', { name: 'Admin', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await enter(page, page.getByRole('link', { name: 'Profiles', exact: true }))
  await typeInto(page, page.getByLabel('Name, handle or email'), slug)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 profile', { exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `@${slug}` })
  await expect(row).toContainText('Private')
  await tick(page, row.getByRole('checkbox'))
  await choose(page, page.getByLabel('With the chosen ones'), 'Make public')
  await typeInto(page, page.getByLabel('Reason'), REASON)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('1 profile is changed.')
  await expect(row).toContainText('Public')
  await enter(page, page.getByRole('link', { name: 'History of Dora Draft' }))
  await expect(page.getByRole('main')).toContainText(REASON)
  await expect(page.getByRole('main')).toContainText('PRIVATE → PUBLIC')
  await page.goto('/admin/profiles?q=nobody+like+this')
  await expect(page.getByText('No profile is like that.')).toBeVisible()
}
for (const { width, scripts } of KEYBOARD_WAYS) {
  test.describe(`at ${width} px, ${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: scripts })

    test(
      'R136 R137 R138 by keyboard only, an admin finds a profile, shows it with a reason, and reads its history',
      inFullRun(),
      ({ page }) => showByKeyboard(page),
    )
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R146 R147 R391 a guest reports a profile, an admin closes the report', async ({ page }) => {
    const text = `The second site is ours, ${crypto.randomUUID()}`
    await page.goto('/@northlight')
    await page.getByRole('link', { name: 'Report this profile' }).click()
    await page.getByLabel('Shows other people’s work as their own').check()
    await page.getByLabel('Tell us more').fill(text)
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await signIn(page, 'admin@demo.test')
    await page.goto('/admin/reports')
    const card = page.getByRole('listitem').filter({ hasText: text })
    await card.getByLabel('Outcome').selectOption('dismissed')
    await card.getByLabel('Reason').fill(REASON)
    await card.getByRole('button', { name: 'Close the report' }).click()
    await expect(page.getByText('Closed, with your reason.')).toBeFocused()
    await expect(card).toHaveCount(0)
    await page.getByRole('link', { name: 'Closed', exact: true }).click()
    await expect(card).toContainText('Dismissed')
  })

  test('R140 R142 R143 a term is mapped, the catalogue rebuilt and rolled back', async ({ page }) => {
    // A dozen pages, some computed from the whole catalogue.
    test.slow()
    const term = unknownSkill()
    await makeDraft(page, term)
    await signIn(page, 'admin@demo.test')
    await page.goto('/admin/terms')
    const card = page.getByRole('listitem').filter({ hasText: term })
    await expect(card.getByText(/typed once, last on [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible()
    await card.getByLabel('The skill that it means').fill('Web Design')
    await card.getByLabel('Reason').fill('A misspelling')
    await card.getByRole('button', { name: 'Map' }).click()
    await expect(page.getByText(/^Mapped\./)).toBeVisible()
    await page.goto('/admin/terms?status=mapped')
    await expect(card).toContainText('Means Web Design')

    await page.goto('/admin/catalogue')
    const preview = page.getByRole('region', { name: 'What a rebuild would change' })
    await preview.locator('summary', { hasText: 'new aliases' }).click()
    await expect(preview).toContainText(`${term} → web-design`)
    await preview.getByLabel('Reason').fill('The first rebuild')
    await preview.getByRole('button', { name: 'Rebuild now' }).click()
    await expect(page.getByText('The new version is active, on every node.')).toBeVisible()
    const search = `/experts?q=${encodeURIComponent(term)}`
    await expect(async () => {
      await page.goto(search)
      expect(page.url()).toContain('/hire/web-design')
    }).toPass({ timeout: 30_000 })

    await page.goto('/admin/catalogue')
    const committed = page.getByRole('listitem').filter({ hasText: 'The committed tables' })
    await committed.locator('summary').click()
    await committed.getByLabel('Reason').fill('As it was')
    await committed.getByRole('button', { name: /^Roll back/ }).click()
    await expect(page.getByText('The earlier version is active again, on every node.')).toBeVisible()
    await expect(async () => {
      await page.goto(search)
      expect(page.url()).toContain('/experts')
    }).toPass({ timeout: 30_000 })
  })
})

test.describe('nothing typed is lost', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 40[01]/] })

  test('R170 R391 an admin’s text survives an expired session and a refusal', async ({ page }) => {
    const term = unknownSkill()
    await makeDraft(page, term)
    await signIn(page, 'admin@demo.test')
    await page.goto('/admin/terms')
    const card = page.getByRole('listitem').filter({ hasText: term })
    await card.getByLabel('The skill that it means').fill('no such skill')
    await card.getByLabel('Reason').fill('Thought about for long')
    await page.context().clearCookies()
    await card.getByRole('button', { name: 'Map' }).click()
    await signInAndGoOn(page, 'admin@demo.test')
    await expect(card.getByRole('alert')).toHaveText('The catalogue has no skill of this name.')
    await expect(card.getByRole('alert')).toBeFocused()
    await expect(card.getByLabel('The skill that it means')).toHaveValue('no such skill')
    await expect(card.getByLabel('Reason')).toHaveValue('Thought about for long')
    await card.getByRole('button', { name: 'Ignore' }).click()
    await expect(page.getByText('Ignored.')).toBeVisible()
  })
})

/** On a phone every column can be seen without scrolling to the side. */
async function expectTablesToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 })
  const tooWide = await page
    .locator('section:has(> table)')
    .evaluateAll((regions) => regions.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(tooWide.filter((by) => by > 0)).toEqual([])
  // Where the head is out of sight, every cell shows the name of its column.
  const unnamed = await page.locator('table:has(td) td').evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const head = cell.closest('table')?.tHead
        const isHidden = head && getComputedStyle(head).position === 'absolute'
        return isHidden && !getComputedStyle(cell, '::before').content.includes(cell.dataset['column'] ?? ' ')
      }).length,
  )
  expect(unnamed).toBe(0)
}

for (const place of [...PLACES, '/admin/profiles/ada-moreau/history']) {
  test(`${place} looks good`, inFullRun(!SAMPLE.has(place)), async ({ page }) => {
    test.slow()
    await makeDraft(page, unknownSkill())
    const report = { reason: 'spam', text: 'Look at it' }
    await page.request.post('/v1/marketplace/profiles/ada-moreau/report', { data: report })
    await signIn(page, 'admin@demo.test')
    await page.goto(place)
    await expectTablesToFit(page)
    await expectGoodLooks(page)
  })
}

test('R148 R149 the pages on ranking and moderation, and the form to report, are for everyone', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ranking' }).click()
  await expect(page.getByRole('heading', { name: 'How experts are ranked' })).toBeVisible()
  const weight = `${Math.round(RANKING.completeness.weight * 100)}%`
  await expect(page.getByRole('listitem').filter({ hasText: 'Completeness' })).toContainText(weight)
  await expectGoodLooks(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Moderation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
  await expectGoodLooks(page)
  await page.goto('/@ada-moreau/report')
  await expectGoodLooks(page)
})
