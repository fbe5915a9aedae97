import { expect, signIn, test } from './fixtures.ts'
import { makeAccount, makeProfile } from './own-account.ts'
import { expectGoodLooks } from './page-checks.ts'

test('R714 the page after an activation looks good, and each page that it names lists the profile', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'owner@demo.test')
  await page.goto('/@ada-moreau/listed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Moreau is listed')
  await expectGoodLooks(page)
  const region = page.getByRole('region', { name: 'Where this profile is listed' })
  const paths = await region.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const listed = async (number: number): Promise<boolean> => {
      const answer = await page.request.get(`/v1/marketplace${path}?page=${number}`)
      expect([path, answer.status()]).toEqual([path, 200])
      const { experts, pages } = (await answer.json()) as { experts: { slug: string }[]; pages: number }
      return experts.some(({ slug }) => slug === 'ada-moreau') || (number < pages && listed(number + 1))
    }
    expect([path, await listed(1)]).toEqual([path, true])
    expect((await page.request.get(path)).status()).toBe(200)
  }
})

test.describe('for others', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('R714 it does not exist for others, and leads to the editor while the profile is not listed', async ({
    page,
  }) => {
    await page.goto('/@ada-moreau/listed')
    await expect(page).toHaveURL(/\/sign-in\?next=/)
    await makeAccount(page)
    const slug = await makeProfile(page)
    for (const path of ['/@ada-moreau/listed', '/@nobody-has-this/listed', '/ada-moreau/listed']) {
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
    }
    await page.goto(`/@${slug}/listed`)
    await expect(page).toHaveURL(`/@${slug}/edit/activate`)
  })
})
