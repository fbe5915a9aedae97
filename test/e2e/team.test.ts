import { randomUUID } from 'node:crypto'

import { expect, test } from './fixtures.ts'
import { HOST_TOKEN, makeAccount, makeProfile } from './own-account.ts'
import { expectGoodLooks } from './page-checks.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a team ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('R712 R748 R711 members are on the dashboard from the start, and on the profile once they agree', async ({
      page,
    }) => {
      test.slow()
      const { userId, workspaceId, name } = await makeAccount(page, {
        name: `Tess ${randomUUID().slice(0, 6)}`,
        plan: 'core',
      })
      const colleague = randomUUID()
      const host = { headers: { authorization: `Bearer ${HOST_TOKEN}` } }
      await page.request.put(`/v1/marketplace/host/users/${colleague}`, {
        ...host,
        data: {
          name: 'Colin Colleague',
          email: `colin-${colleague}@example.test`,
          emailVerified: true,
          createdOn: '2024-03-01T09:00:00Z',
        },
      })
      const reported = await page.request.put(`/v1/marketplace/host/workspaces/${workspaceId}`, {
        ...host,
        data: {
          slug: `w-${workspaceId}`,
          name: `${name} & Co`,
          plan: 'core',
          members: [
            { userId, role: 'owner' },
            { userId: colleague, role: 'member' },
          ],
          createdOn: '2024-03-01T09:00:00Z',
        },
      })
      expect(reported.ok()).toBe(true)
      await page.goto('/dashboard')
      const members = page.getByRole('list', { name: `Members of ${name} & Co` }).getByRole('listitem')
      await expect(page.getByRole('heading', { name: `Team of ${name} & Co` })).toBeVisible()
      await expect(members).toHaveCount(2)
      await expect(members.filter({ hasText: name })).toContainText('(you)')
      await expect(members.filter({ hasText: 'Colin Colleague' })).toContainText('Member')
      await expect(page.getByText('Add members and change roles on the platform;')).toBeVisible()
      if (javaScriptEnabled) await expectGoodLooks(page)

      const slug = await makeProfile(page, {}, workspaceId)
      await page.goto(`/@${slug}`)
      await expect(page.getByRole('region', { name: 'Team' })).toHaveCount(0)
      await page.goto('/account#team')
      const agree = page.getByRole('checkbox', { name: `Show me in the team of ${name} & Co` })
      await expect(agree).not.toBeChecked()
      if (javaScriptEnabled) await expectGoodLooks(page)
      await agree.check()
      await page.locator('form', { has: agree }).getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('checkbox', { name: `Show me in the team of ${name} & Co` })).toBeChecked()
      await page.goto(`/@${slug}`)
      await expect(page.getByRole('region', { name: 'Team' }).getByRole('listitem')).toHaveText([new RegExp(name)])
      if (javaScriptEnabled) await expectGoodLooks(page)
      await page.goto(`/dashboard?profile=${slug}`)
      await expect(members.filter({ hasText: name })).toContainText('In the public team')
    })
  })
}
