import { expect, inFullRun, test } from './fixtures.ts'
import { expectGoodLooks } from './page-checks.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a sentence ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(
      'R320 R324 is understood, shown as chips that can be taken away, and every card says why',
      inFullRun(javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/')
        const search = page.getByRole('search').last()
        await search
          .getByLabel('What do you need?')
          .fill('una agencia para el logo de mi panadería en Madrid, hasta 9000 €')
        await search.getByRole('button', { name: 'Find' }).click()
        const chips = page.getByRole('list', { name: 'What was understood' })
        await expect(chips.getByRole('link')).toHaveText([
          /^agency/,
          /^Logo Design/,
          /^bakery/,
          /^Madrid/,
          /^up to 9,000 EUR/,
        ])
        await expect(page.getByText(/Fits:.*Logo Design/).first()).toBeVisible()
        if (javaScriptEnabled) await expectGoodLooks(page)
        await chips.getByRole('link', { name: 'Search without agency' }).click()
        await expect(chips.getByRole('link')).toHaveText([/^Logo Design/, /^bakery/, /^Madrid/, /^up to 9,000 EUR/])
        await expect(page).toHaveURL(/q=una\+para\+el\+logo/)
      },
    )

    test(
      'R322 every query has an answer, which says what was dropped',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto(`/experts?q=${encodeURIComponent('أحتاج مصمم شعار في كييف بميزانية 100 دولار')}`)
        await expect(page.getByRole('list', { name: 'What was understood' }).getByRole('link')).not.toHaveCount(0)
        await expect(page.getByRole('article')).not.toHaveCount(0)
        await expect(page.getByText(/No experts fit all of that|to choose from/).first()).toBeVisible()
      },
    )
  })
}

test('R325 a skill and a place in any language lead to the hire page', async ({ page }) => {
  await page.goto(`/experts?q=${encodeURIComponent('diseño web Madrid')}`)
  await expect(page).toHaveURL(/\/hire\/web-design\/es(\/madrid)?$/)
})
