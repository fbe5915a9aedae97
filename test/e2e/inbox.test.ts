import type { Page } from '@playwright/test'

import { expect, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { signUpConfirmed } from './own-account.ts'
import { expectGoodLooks } from './page-checks.ts'

const BODY = 'We are opening in March and need a site with pre-orders.'

/** A client with an account who has written to Northlight; gives the message. */
async function writeAsClient(page: Page, { subject, body = BODY }: { subject: string; body?: string }) {
  const email = uniqueEmail('client')
  await signUpConfirmed(page, { name: 'Cora Client', email, password: 'a long enough one' })
  const answer = await page.request.post('/v1/marketplace/profiles/northlight/message/hire', {
    data: { subject, body },
  })
  const { id } = (await answer.json()) as { id: string }
  return { email, id }
}

// The contact form refuses what comes back sooner than a person could write it, and a bulk act wants a choice.
test.use({ expectedErrors: [/status of 400/] })

const newSubject = () => `A shop ${crypto.randomUUID().slice(0, 8)}`

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the inbox ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, timezoneId: 'Asia/Tokyo', locale: 'en-GB' })

    test(
      'R291 R669 a client’s unread answer is where the count leads, and times are in the account’s zone',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const subject = newSubject()
        const { email, id } = await writeAsClient(page, { subject })
        await page.context().clearCookies()
        await signIn(page, 'agency@demo.test')
        await page.request.post(`/v1/marketplace/me/messages/${id}/reply`, { data: { body: 'Gladly.' } })
        await page.context().clearCookies()
        await signIn(page, email, 'a long enough one')
        await page.goto('/')
        await page.getByRole('link', { name: 'Inbox 1 unread' }).click()
        const row = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: subject })
        await expect(row).toContainText('Northlight')
        await expect(row).toContainText('Gladly.')
        await expect(row).toContainText('unread')
        const time = row.locator('time')
        const written = new Date((await time.getAttribute('datetime')) ?? '')
        const options = { dateStyle: 'medium', timeStyle: 'short' } as const
        const local = new Intl.DateTimeFormat('en', { ...options, timeZone: 'Asia/Tokyo' }).format(written)
        const utc = `${new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(written)} UTC`
        // The browser has told the account's zone at an earlier page, if it runs scripts.
        await expect(async () => {
          await page.reload()
          await expect(time).toHaveText(javaScriptEnabled ? local : utc, { timeout: 1000 })
        }).toPass({ timeout: 10_000 })
        await page.goto('/account')
        await page.getByLabel('Time zone', { exact: true }).selectOption('UTC')
        await page.getByRole('button', { name: 'Change time zone' }).click()
        await expect(page.getByText('Times are shown in your zone now.')).toBeVisible()
        await page.goto('/inbox')
        await expect(time).toHaveText(utc)
        await page.goto('/inbox?box=sent')
        await expect(page).toHaveURL(/\/inbox$/)
        await expect(page.getByRole('link', { name: subject })).toBeVisible()
      },
    )

    test(
      'R294 many are chosen and archived or deleted, and deleting is undone',
      inFullRun(javaScriptEnabled),
      async ({ page }) => {
        test.slow()
        const subject = newSubject()
        await writeAsClient(page, { subject })
        await page.context().clearCookies()
        await signIn(page, 'agency@demo.test')
        const here = `/inbox?q=${encodeURIComponent(subject.split(' ').toReversed().join(' '))}`
        const choose = () => page.getByLabel(`Choose “${subject}”`).check()
        await page.goto(here)
        const archive = page.getByRole('button', { name: 'Archive' })
        if (javaScriptEnabled) {
          await expect(archive).toBeHidden()
        } else {
          await archive.click()
          await expect(page.getByText('Choose at least one.')).toBeVisible()
        }
        await choose()
        await expect(archive).toBeVisible()
        await page.getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText('1 conversation deleted for you.')).toBeVisible()
        await expect(page.getByRole('link', { name: subject })).toHaveCount(0)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByText('1 conversation back in the inbox.')).toBeVisible()
        await choose()
        await page.getByRole('button', { name: 'Archive' }).click()
        await expect(page.getByText('1 conversation archived.')).toBeVisible()
        await page.goto('/inbox?box=archived')
        await expect(page.getByRole('link', { name: subject })).toBeVisible()
      },
    )

    test(
      'R294 what can be done with the chosen ones stays in view, and covers nothing that is focused',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 480 })
        await signIn(page, 'agency@demo.test')
        await page.goto('/inbox')
        const boxes = page.getByRole('list', { name: 'Messages' }).getByRole('checkbox')
        await boxes.last().check()
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await boxes.last().focus()
        await expect(page.getByRole('button', { name: 'Archive' })).toBeInViewport({ ratio: 1 })
        const count = await boxes.count()
        expect(count).toBeGreaterThan(2)
        for (let stop = 0; stop < count; stop++) {
          await page.keyboard.press('Shift+Tab')
          const isOnTop = await page.evaluate(() => {
            const focused = document.activeElement
            const { left, top } = focused?.getBoundingClientRect() ?? { left: 0, top: 0 }
            const onTop = document.elementFromPoint(left + 3, top + 3)
            return focused?.contains(onTop) || onTop?.contains(focused)
          })
          expect(isOnTop).toBe(true)
        }
      },
    )
  })
}

test('R90 blocked senders are in a list, where they can be unblocked', async ({ page }) => {
  test.slow()
  const subject = newSubject()
  const { id } = await writeAsClient(page, { subject })
  await page.context().clearCookies()
  await signIn(page, 'agency@demo.test')
  await page.request.post('/v1/marketplace/me/blocks', { data: { messageId: id } })
  await page.goto('/inbox')
  await page.getByRole('link', { name: 'Blocked', exact: true }).click()
  const blocked = page.getByRole('list', { name: 'Blocked senders' }).getByRole('listitem')
  await expect(blocked.filter({ hasText: 'Cora Client' }).first()).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Unblock Cora Client' }).first().click()
  await expect(page.getByText('Unblocked.')).toBeVisible()
})
test('R93 what the filter holds is told to both sides', inFullRun(), async ({ page }) => {
  test.slow()
  const subject = newSubject()
  await signUpConfirmed(page, { name: 'Cora Client', email: uniqueEmail('client'), password: 'a long enough one' })
  await page.goto('/@northlight/contact')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill('Look: https://example.test/a-very-long-address-indeed')
  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Your message is held for review' })).toBeVisible({ timeout: 2000 })
  }).toPass({ intervals: [1000], timeout: 20_000 })
  await page.getByRole('link', { name: 'See why' }).click()
  await expect(page.getByText('Our filter has held this message for review.')).toBeVisible()
  await expect(page.getByText('It is little more than links.')).toBeVisible()
  await expectGoodLooks(page)
  await page.context().clearCookies()
  await signIn(page, 'agency@demo.test')
  await page.goto('/inbox')
  await page.getByRole('link', { name: 'See filtered messages' }).click()
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  await expectGoodLooks(page)
})

test(
  'R99 a guest reports, and an admin reads the whole conversation and who reported whom',
  inFullRun(),
  async ({ page }) => {
    test.slow()
    const [email, subject] = [uniqueEmail('guest'), newSubject()]
    const data = { subject, body: BODY, name: 'Gil Guest', email }
    await page.request.post('/v1/marketplace/profiles/northlight/message/hire', { data })
    const token = new URL(await linkInMail(page, email, /Confirm your message/)).searchParams.get('token')
    const confirmed = await page.request.post('/v1/marketplace/messages/confirm', { data: { token } })
    const { id } = (await confirmed.json()) as { id: string }
    await signIn(page, 'agency@demo.test')
    await page.request.post(`/v1/marketplace/me/messages/${id}/reply`, { data: { body: 'Pay first.' } })
    await page.context().clearCookies()
    await page.goto(await linkInMail(page, email, /replied/))
    await page.getByText('Report', { exact: true }).click()
    await page.getByLabel('What is wrong?').fill('They want money first.')
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('The admins can read this conversation now.')).toBeVisible()

    await signIn(page, 'admin@demo.test')
    await page.goto('/admin/reports')
    await expect(page.getByText(`Gil Guest (${email})`).first()).toBeVisible()
    await page.goto(`/admin/reports/messages/${id}`)
    await expect(page.getByText('Pay first.')).toBeVisible()
    await expect(page.getByText('Gil Guest wrote without an account.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Change the standing of @northlight' })).toBeVisible()
    await expectGoodLooks(page)
  },
)

test('R684 a phone shows conversations on its first screen, with faces and short dates', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'agency@demo.test')
  await page.goto('/inbox')
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect(rows.nth(2)).toBeInViewport({ ratio: 1 })
  await expect(rows.first().locator('.avatar')).toBeVisible()
  await expect(rows.first().locator('time')).toHaveAttribute('datetime', /^20/)
  await expect(page.getByRole('button', { name: 'Archive' })).toBeHidden()
  await expectGoodLooks(page)
  await rows.first().getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeInViewport({ ratio: 1 })
  await expectGoodLooks(page)
})

test('R684 a wide screen shows the list beside the open conversation, a phone the conversation alone', async ({
  page,
}) => {
  await signIn(page, 'agency@demo.test')
  await page.goto('/inbox')
  const name = (await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().textContent()) ?? ''
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click()
  const beside = page.getByRole('navigation', { name: 'Others in Inbox' })
  await expect(beside.getByRole('link', { name, exact: true }).first()).toHaveAttribute('aria-current', 'page')
  const [list, conversation] = [await beside.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(conversation?.x ?? 0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(beside).toBeHidden()
})

test('R745 R684 beside a conversation is the list that it was opened from, with the open one and its face', async ({
  page,
}) => {
  const word = `word${crypto.randomUUID().slice(0, 8)}`
  const { id } = await writeAsClient(page, { subject: `${word} one` })
  await page.context().clearCookies()
  await signIn(page, 'agency@demo.test')
  await page.goto('/inbox')
  await page.getByLabel('Search these messages').fill(word)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click()
  await expect(page).toHaveURL(`/inbox/${id}?q=${word}`)
  const beside = page.getByRole('navigation', { name: 'Others in Inbox' }).getByRole('listitem')
  await expect(beside).toHaveCount(1)
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page).toHaveURL(`/inbox/${id}?q=${word}&done=archive`)
  await expect(beside).toHaveCount(1)
  await expect(beside.getByRole('link')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: '← Inbox' }).click()
  await expect(page).toHaveURL(`/inbox?q=${word}`)
  await expect(page.getByText('No conversation matches your search.')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a long conversation ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('R685 opens at its end, and an action leads back to where its button is', async ({ page }) => {
      const subject = newSubject()
      const { id } = await writeAsClient(page, { subject })
      await page.context().clearCookies()
      await signIn(page, 'agency@demo.test')
      const long = 'One more line of a long answer.\n'.repeat(30)
      for (const end of ['First.', 'Last.']) {
        await page.request.post(`/v1/marketplace/me/messages/${id}/reply`, { data: { body: `${long}${end}` } })
      }
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/inbox/${id}`)
      const newest = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').last()
      await expect(newest).toBeFocused()
      await expect(newest).toBeInViewport()
      await page.getByRole('button', { name: 'Archive' }).click()
      await expect(page.getByText('Archived.')).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Move to inbox' })).toBeInViewport()
      await page
        .getByRole('button', { name: /worked/ })
        .first()
        .click()
      await expect(page.getByRole('status').first()).toBeFocused()
      await expect(page.getByRole('region', { name: 'Working together' })).toBeInViewport()
      await page.getByText('Report', { exact: true }).click()
      await page.getByLabel(/What is wrong/).fill('They ask for my bank details.')
      await page.getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByText('Reported. The admins')).toBeInViewport()
      await expect(page.getByText(/You reported this on/)).toBeInViewport()
      await page.getByRole('button', { name: /^Block/ }).click()
      await expect(page.getByText('Blocked. This sender')).toBeInViewport()
      await page.getByRole('button', { name: /^Unblock/ }).click()
      await expect(page.getByText('Unblocked.')).toBeInViewport()
      await expect(page.getByRole('button', { name: /^Block/ })).toBeInViewport()
      await page.getByLabel('Your reply').fill('And one more.')
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Your reply is on its way.')).toBeInViewport()
    })

    test('R686 a message is declined by one click, until it is answered', async ({ page }) => {
      const subject = newSubject()
      const { email, id } = await writeAsClient(page, { subject })
      await page.context().clearCookies()
      await signIn(page, 'agency@demo.test')
      await page.goto(`/inbox/${id}`)
      await page.getByRole('button', { name: 'Decline: No time then' }).click()
      await expect(page.getByText('Your reply is on its way.')).toBeVisible()
      await expect(page.getByText('I have no time for this at the moment')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Decline/ })).toHaveCount(0)
      await page.context().clearCookies()
      await signIn(page, email, 'a long enough one')
      const answer = await page.request.get(`/v1/marketplace/me/messages/${id}`)
      expect(await answer.json()).toMatchObject({ thread: [{ author: 'owner' }], answeredOn: expect.any(String) })
      await page.goto(`/inbox/${id}`)
      await expect(page.getByRole('button', { name: /^Decline/ })).toHaveCount(0)
    })
  })
}
