import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import pg from 'pg'

import { createKeyring } from '#adapters/signing/keyring.ts'
import { createSigner } from '#adapters/signing/signer.ts'
import { runningDatabaseUrl } from '#server/startup/running-database.ts'

import { expect, inFullRun, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { expectGoodLooks } from './page-checks.ts'

const DATA_DIR = process.env['E2E_DATA_DIR'] ?? ''

/** Sends and confirms a guest's message; returns its id. */
async function sendAsGuest(page: Page, email: string): Promise<string> {
  const message = { subject: 'A site for a school', body: 'We are a small school and need a calm site for parents.' }
  const data = { ...message, name: 'Gil Guest', email }
  await page.request.post('/v1/marketplace/profiles/northlight/message/hire', { data })
  const token = new URL(await linkInMail(page, email, /Confirm your message/)).searchParams.get('token')
  const confirmed = await page.request.post('/v1/marketplace/messages/confirm', { data: { token } })
  return ((await confirmed.json()) as { id: string }).id
}

async function setLastMessageAge(id: string, daysAgo: number): Promise<void> {
  const client = new pg.Client(await runningDatabaseUrl(DATA_DIR))
  await client.connect()
  await client.query('update message set last_at = now() - make_interval(days => $2) where id = $1', [id, daysAgo])
  await client.end()
}

/** A link in the format of old mails. */
function oldLink(id: string): string {
  const secret = readFileSync(join(DATA_DIR, 'auth-secret'), 'utf8').trim()
  return `/conversation/${createSigner(createKeyring({ secret })).sign('conversation', id)}`
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an old link ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 404/] })

    test(
      'R242 R243 it says that it has expired, shows the late reply again, and mails a new link',
      inFullRun(javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const email = uniqueEmail('guest')
        const id = await sendAsGuest(page, email)
        await page.goto(oldLink(id))
        await expect(page.getByRole('heading', { name: 'A site for a school' })).toBeVisible()
        await page.getByLabel('Your reply').fill('We would like to begin in May.')
        await setLastMessageAge(id, 91)
        await page.getByRole('button', { name: 'Send reply' }).click()
        await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
        await expect(page.getByText('We would like to begin in May.')).toBeVisible()
        await expect(page.getByText('A site for a school')).toHaveCount(0)
        if (javaScriptEnabled) await expectGoodLooks(page)

        await page.getByRole('button', { name: 'Send me a new link' }).click()
        await expect(page.getByText('A new link is on its way')).toBeVisible()
        await expect(page.getByText('We sent it to g•••@e•••.test.')).toBeVisible()
        if (javaScriptEnabled) await expectGoodLooks(page)
        await page.getByRole('button', { name: 'Send it again' }).click()
        await expect(page.getByText('The link was sent again.')).toBeVisible()
        await expect(page.getByRole('link', { name: /^Not your address/ })).toHaveAttribute('href', '/your-requests')
        await page.goto(await linkInMail(page, email, /Your new link to a conversation/))
        await expect(page.getByRole('heading', { name: 'A site for a school' })).toBeVisible()
      },
    )
  })
}
