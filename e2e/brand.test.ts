import { expect, inFullRun, test } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'
import { expectGoodLooks, expectWholeGoodLooks } from './page-checks.ts'

/** The other pages are for the full run. */
const BRANDS = [
  { folder: 'voltframe', name: 'Voltframe Experts', accent: 'rgb(91, 43, 224)', inSuite: true, paths: ['/sign-in'] },
  {
    folder: 'hearth-and-quill',
    name: 'Hearth & Quill Makers',
    accent: 'rgb(154, 59, 28)',
    inSuite: false,
    paths: ['/sign-in', '/@ada-moreau', '/no-such-page', '/docs'],
  },
]

// The page that is not there.
test.use({ expectedErrors: [/404/] })

for (const { folder, name, accent, inSuite, paths } of BRANDS) {
  test(`R480 the site wears the brand ${folder}, and nothing of ours`, inFullRun(!inSuite), async ({ page }) => {
    test.setTimeout(180_000)
    const site = await startOwnSite({ BRAND_DIR: `examples/brands/${folder}` })
    try {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(site.url)
      await expect(page).toHaveTitle(new RegExp(name))
      expect(await page.content()).not.toContain('Guildhall')
      const logo = page.getByRole('banner').getByRole('img', { name })
      await expect(logo).toHaveJSProperty('complete', true)
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(36)
      const button = page.getByRole('main').getByRole('button', { name: 'Find' })
      await expect(button).toHaveCSS('background-color', accent)
      await expectGoodLooks(page)

      for (const path of paths) {
        const answer = await page.goto(site.url + path)
        expect(await answer?.text()).not.toContain('Guildhall')
        await expectWholeGoodLooks(page)
      }
      const { info } = (await (await page.request.get(`${site.url}/openapi.json`)).json()) as {
        info: { title: string }
      }
      expect(info.title).toContain(name)
      // A form that no page takes is answered before any data is loaded.
      const refused = await page.request.patch(`${site.url}/hire`)
      expect(await refused.text()).toContain('/logo.svg')
    } finally {
      await site.stop()
    }
  })
}
