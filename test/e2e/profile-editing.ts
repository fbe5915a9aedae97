import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect } from './fixtures.ts'

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
export const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()

async function portrait(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: 200, g: 90, b: 60 }
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}

/** Without scripts the picture is sent with the form. */
export async function choosePicture(page: Page, { scripts }: { scripts: boolean }): Promise<void> {
  await page.getByLabel(/^Choose a(nother)? picture$/).setInputFiles(await portrait())
  if (!scripts) return
  await page.getByRole('slider', { name: /zoom/i }).press('ArrowRight')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('The picture is uploaded. Save to keep it.')).toBeVisible()
}

export async function fillSkills(page: Page, skills: string[], { scripts }: { scripts: boolean }): Promise<void> {
  if (!scripts) {
    await page.getByLabel('Skills, one per line').fill(skills.join('\n'))
    return
  }
  const box = page.getByRole('combobox', { name: /skill/i })
  const chosen = page.getByRole('list', { name: 'Your skills' })
  for (const skill of skills) {
    // Before hydration Enter submits the form.
    await expect(async () => {
      await box.fill(skill)
      await box.press('Enter')
      await expect(chosen.getByText(skill, { exact: true })).toBeVisible({ timeout: 1500 })
    }).toPass()
  }
}
