import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expect, inFullRun, test } from './fixtures.ts'
import { makeAccount, makeProfile } from './own-account.ts'

/** R700: after a refusal nothing calls an available handle taken. */
async function expectFree(page: Page, handle: string): Promise<void> {
  const input = page.getByLabel('Handle', { exact: true })
  await expect(page.getByText(`✓ @${handle} is free.`)).toHaveClass(/text-good/)
  await expect(input).not.toHaveAccessibleDescription(/taken/)
  await expect(input).not.toHaveAttribute('aria-invalid')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a new profile ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(
      'R700 from an empty account to a draft, with the next step',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        const part = randomUUID().slice(0, 8)
        await makeAccount(page, { name: `Zoë Ünal ${part}` })
        await page.goto('/')
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('link', { name: 'Create your profile' }).click()
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Zoë Ünal ${part}`)
        await expect(page.getByLabel('Handle', { exact: true })).toHaveValue(`zoe-unal-${part}`)
        await page.getByLabel('Handle', { exact: true }).fill('ada-moreau')
        if (javaScriptEnabled) await expect(page.getByText('@ada-moreau is taken.')).toBeVisible()
        await page.getByRole('button', { name: 'Create profile' }).click()
        await expect(page.getByLabel('Handle', { exact: true })).toHaveAccessibleDescription(/has already been taken/)
        await expect(page.getByLabel('Handle', { exact: true })).toHaveValue('ada-moreau')
        await page.getByLabel('Handle', { exact: true }).fill(`zoe-${part}`)
        if (javaScriptEnabled) await expectFree(page, `zoe-${part}`)
        await page.getByRole('button', { name: 'Create profile' }).click()
        await expect(page).toHaveURL(`/@zoe-${part}/edit/general?welcome=1`)
        await expect(page.getByText('Your profile is created, as a private draft.')).toBeVisible()
        await expect(page.getByText(/^Next: /)).toBeVisible()
        await page.goto('/new-profile')
        await expect(page).toHaveURL(`/@zoe-${part}/edit/general`)
      },
    )

    test('for oneself or for a workspace', inFullRun(javaScriptEnabled), async ({ page }) => {
      const { workspaceId, name } = await makeAccount(page, { plan: 'core', name: `Vi ${randomUUID().slice(0, 8)}` })
      const slug = await makeProfile(page)
      await page.goto('/new-profile')
      await page.getByRole('link', { name: /Yourself. Edit the profile/ }).click()
      await expect(page).toHaveURL(`/@${slug}/edit/general`)
      await page.goto('/new-profile')
      await page.getByRole('link', { name: /Your workspace/ }).click()
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} & Co`)
      await page.getByRole('button', { name: 'Create profile' }).click()
      await expect(page.getByText('Your profile is created, as a private draft.')).toBeVisible()
      const me = (await (await page.request.get('/v1/marketplace/me')).json()) as { workspaces: object[] }
      expect(me.workspaces).toEqual([expect.objectContaining({ id: workspaceId, profileSlug: expect.any(String) })])
    })
  })
}

test('signed-out visitors sign in first', async ({ page }) => {
  await page.goto('/new-profile')
  await expect(page).toHaveURL('/sign-in?next=%2Fnew-profile')
})

test('the handle follows the name until the visitor types one', async ({ page }) => {
  await makeAccount(page)
  await page.goto('/new-profile')
  await page.getByLabel('Name', { exact: true }).fill('Søren Åberg Studio')
  await expect(page.getByLabel('Handle', { exact: true })).toHaveValue('soren-aberg-studio')
  await page.getByLabel('Handle', { exact: true }).fill('soren')
  await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
  await expect(page.getByLabel('Handle', { exact: true })).toHaveValue('soren')
})
