import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'

import { expect, inFullRun, test } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

test.use({ expectedErrors: [/status of 429/] })
test(
  'R228 a visitor who searches too often sees when to retry; lists stay open',
  inFullRun(),
  async ({ page, request }) => {
    test.slow()
    const { points } = RATE_LIMITS.searches
    const search = () => request.get('/v1/marketplace/search?q=moreau')
    const answers = await Promise.all(Array.from({ length: points }, search))
    for (const answer of answers) expect(answer.status()).toBe(200)
    const refused = await page.goto('/experts?q=underwater+welding+by+night')
    expect([refused?.status(), Number(refused?.headers()['retry-after']) > 0]).toEqual([429, true])
    await expect(page.getByRole('heading', { name: 'Too many requests' })).toBeVisible()
    await expectWholeGoodLooks(page)
    for (const path of ['/', '/experts?language=fr', '/hire/web-design?language=fr', '/@ada-moreau']) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 200])
    }
  },
)
