import type { Page } from '@playwright/test'

import type { ExpertCard } from '#domain/lists/expert-card.ts'

import { expect, expectAccessible, expectNoHorizontalScroll, inFullRun, test } from './fixtures.ts'

const HIRE = '/hire/web-design'

const card = (page: Page, { slug }: ExpertCard) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/@${slug}"]`) })

/** The first experts of the list of whom both figures are known. */
async function ratedExperts(page: Page): Promise<ExpertCard[]> {
  const { experts } = (await (await page.request.get(`/v1/marketplace${HIRE}`)).json()) as { experts: ExpertCard[] }
  return experts.filter(({ answerRate, responseTimeHours }) => answerRate !== null && responseTimeHours !== null)
}

const percent = ({ answerRate }: ExpertCard) => `${Math.round((answerRate ?? 0) * 100)}%`

for (const width of [360, 1280]) {
  test(
    `R335 card, profile and comparison say how often an expert answers, ${width} px wide`,
    inFullRun(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const [one, other] = await ratedExperts(page)
      if (!one || !other) throw new Error('The demo has no response rates.')
      await page.goto(HIRE)
      await expect(card(page, one)).toContainText(`Response rate ${percent(one)}, usually replies in`)
      await expectNoHorizontalScroll(page)
      await page.goto(`/@${one.slug}`)
      const facts = page.getByRole('complementary', { name: `About ${one.name}` })
      await expect(facts).toContainText(`Response rate${percent(one)} within 3 days`)
      await expect(facts).toContainText('Response time')
      await page.goto(`/shortlist?experts=${one.slug},${other.slug}`)
      const row = page.getByRole('row', { name: 'Response rate within 3 days' })
      await expect(row).toContainText(percent(one))
      await expect(row).toContainText(percent(other))
      await expectNoHorizontalScroll(page)
    },
  )

  test(`R337 a list is narrowed to those who answer most messages, ${width} px wide`, inFullRun(), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(HIRE)
    const narrow = width < 768
    if (narrow) await page.getByRole('button', { name: 'Filter and sort' }).click()
    const form = page.getByRole('form', { name: 'Filter experts' })
    await form.locator('summary').filter({ hasText: 'Response rate' }).click()
    const panel = form.getByRole('group', { name: 'Response rate' })
    await expect(panel).toContainText('At least 80% within 3 days.')
    await expectAccessible(page)
    await panel.getByLabel('High response rate').click()
    if (narrow) await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/hire\/web-design\?answers=most(#filter-answers)?$/)
    await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link').first()).toContainText(
      'High response rate',
    )
    const shown = await page
      .getByRole('article')
      .getByText(/^Response rate/)
      .allTextContents()
    expect(shown).toHaveLength(await page.getByRole('article').count())
    const rates = shown.map((text) => Number(/\d+/.exec(text)?.[0]))
    expect(rates.length).toBeGreaterThan(0)
    expect(rates.filter((rate) => rate < 80)).toEqual([])
    await expectNoHorizontalScroll(page)
  })
}

test('R336 the page on ranking says that silence counts', async ({ page }) => {
  await page.goto('/ranking')
  await expect(page.getByRole('article')).toContainText('the share of messages answered within 3 days')
})
