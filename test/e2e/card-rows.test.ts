import { expect, signIn, test } from './fixtures.ts'

test('R687 in a row of cards the same things stand at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/hire/web-design')
  const rows = await page.locator('.card').evaluateAll((cards) => {
    // Rows further down are rendered once they are near.
    const shown = cards.slice(0, 6) as HTMLElement[]
    // The longest texts that there may be.
    const [first] = shown
    const long = 'Wilhelmina Featherstonehaugh-'.repeat(7)
    for (const text of first?.querySelectorAll('bdi, .card-head p, .card-place p:first-child') ?? []) {
      text.textContent = long
    }
    first?.querySelector('.card-state')?.remove()
    const top = (card: HTMLElement, part: string) =>
      Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? -1)
    return shown.map((card) =>
      ['.card-head', '.card-place', ':scope > ul', '.card-acts'].map((part) => top(card, part)),
    )
  })
  expect(rows).toHaveLength(6)
  expect(rows.flat()).not.toContain(-1)
  for (const row of [rows.slice(0, 3), rows.slice(3)]) expect(row).toEqual(row.map(() => row[0]))
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('R689 a phone’s first screen of the start page shows work', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      const works = page.locator('main section').first().locator('img')
      await expect(works).toHaveCount(3)
      for (let index = 0; index < 3; index += 1) await expect(works.nth(index)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Find' })).toBeInViewport({ ratio: 1 })
    })
  })
}

test('R689 the search of the header can be used at 768 px, also by who is signed in', async ({ page }) => {
  await signIn(page, 'owner@demo.test')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/hire/web-design')
  const search = page.getByRole('banner').getByRole('search')
  for (const label of ['What do you need?', 'Where?']) {
    expect((await search.getByLabel(label).boundingBox())?.width).toBeGreaterThan(240)
  }
})

test('R688 selects look alike', async ({ page }) => {
  const marks = new Set<string>()
  for (const [path, count] of [
    ['/hire/web-design', 1],
    ['/@ada-moreau/contact', 2],
  ] as const) {
    await page.goto(path)
    const selects = page.locator('main select')
    expect(await selects.count()).toBeGreaterThanOrEqual(count)
    for (const style of await selects.evaluateAll((all) =>
      all
        .map((one) => getComputedStyle(one))
        .map((one) => `${one.appearance} ${one.backgroundImage} ${one.backgroundPosition} ${one.paddingInlineEnd}`),
    )) {
      marks.add(style)
    }
  }
  expect([...marks]).toEqual([expect.stringContaining('none linear-gradient')])
})
