import type { Page } from '@playwright/test'

import { expect, expectNoHorizontalScroll, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { ageBrief, emailOfExpert, runJob } from './harness/demo-database.ts'
import { OWN_PASSWORD, signUpConfirmed } from './own-account.ts'

/** A browser of a person: headless ones count as bots. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const PDF = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\na plan\n%%EOF\n') }

type Words = { sentence: string; title: string; body: string; reply: string }

/** What a client says in each language, and an expert answers. */
const LANGUAGES: Record<string, Words> = {
  English: {
    sentence: 'A web designer for my bakery, up to 9000 EUR',
    title: 'A site for our bakery',
    body: 'We are opening in March and need a site with pre-orders and a map.',
    reply: 'I would love to. I could begin in two weeks.',
  },
  Spanish: {
    sentence: 'Necesito un diseñador web para mi panadería, hasta 9000 €',
    title: 'Una web para nuestra panadería',
    body: 'Abrimos en marzo y necesitamos una página con pedidos y un mapa.',
    reply: 'Con mucho gusto. Podría empezar en dos semanas.',
  },
  Arabic: {
    sentence: 'أحتاج مصمم مواقع لمخبزي بميزانية 9000 يورو',
    title: 'موقع لمخبزنا',
    body: 'نفتتح في مارس ونحتاج إلى موقع فيه طلبات مسبقة وخريطة.',
    reply: 'بكل سرور. أستطيع أن أبدأ بعد أسبوعين.',
  },
  Japanese: {
    sentence: 'パン屋のウェブデザイン、予算9000ユーロ',
    title: 'パン屋のウェブサイト',
    body: '三月に開店します。予約注文と地図のあるウェブサイトを作ってくださる方を探しています。',
    reply: '喜んでお引き受けします。二週間後に始められます。',
  },
}

const answers = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('listitem')

/** Each step of the way fits its width. */
async function step(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page)
}

/** From the sentence to cards that say why, and the first three of them to the shortlist; returns their handles. */
async function findThree(page: Page, sentence: string): Promise<string[]> {
  await page.goto('/')
  const search = page.getByRole('search').last()
  await search.getByLabel('What do you need?').fill(sentence)
  await search.getByRole('button', { name: 'Find' }).click()
  const chips = page.getByRole('list', { name: 'What was understood' })
  await expect(chips.getByRole('link').filter({ hasText: 'Web Design' })).toHaveCount(1)
  await expect(page.getByText(/^Fits:/).first()).toBeVisible()
  await step(page)
  const slugs: string[] = []
  for (const number of [0, 1, 2]) {
    const button = page
      .getByRole('article')
      .nth(number)
      .getByRole('button', { name: /^Shortlist/ })
    slugs.push((await button.getAttribute('value')) ?? '')
    await button.click()
    await expect(page.locator(`#listed-${slugs[number]}`)).toHaveAttribute('aria-pressed', 'true')
  }
  return slugs
}

async function sendBrief(page: Page, { title, body }: Words): Promise<void> {
  await page.goto('/shortlist')
  await step(page)
  await page.getByRole('link', { name: 'Send one brief to up to three' }).click()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('What you need').fill(body)
  await page.getByLabel('Budget').fill('9,000 EUR')
  await step(page)
  // Sent again while it is quicker than a person.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send brief' }).click()
    await expect(page).toHaveURL(/\/briefs\/[\w-]+\?done=sent/, { timeout: 2000 })
  }).toPass({ intervals: [1500], timeout: 20_000 })
  await expect(answers(page)).toHaveCount(3)
  await page.getByLabel('Add files').setInputFiles(PDF)
  await page.getByRole('button', { name: 'Add to the brief' }).click()
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('plan.pdf')
  await step(page)
}

async function as(page: Page, email: string, password?: string): Promise<void> {
  await page.context().clearCookies()
  await signIn(page, email, password)
}

async function answer(page: Page, { title, reply }: Words): Promise<void> {
  // R708, R707: the dashboard leads to the brief that waits.
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /unanswered brief/ }).click()
  await expect(page.getByRole('link', { name: 'Received' })).toHaveAttribute('aria-current', 'page')
  const brief = page.getByRole('list', { name: 'Briefs' }).getByRole('listitem').filter({ hasText: title }).first()
  await expect(brief).toContainText('Waiting for your answer')
  await step(page)
  await brief.getByRole('link', { name: title }).click()
  await expect(page.getByText('Sent to 3 experts')).toBeVisible()
  const link = await page.getByRole('link', { name: 'plan.pdf' }).getAttribute('href')
  expect(await (await page.request.get(link ?? '')).body()).toEqual(PDF.buffer)
  await step(page)
  await page.getByLabel('Your reply').fill(reply)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(reply)
}

/** The expert's own figure of this week's confirmed hires. */
async function hiredThisWeek(page: Page): Promise<number> {
  await page.goto('/dashboard')
  const table = page.getByRole('table', { name: /by week/ })
  await step(page)
  return Number(await table.getByRole('row').nth(1).getByRole('cell').last().textContent())
}

const combinations = Object.keys(LANGUAGES).flatMap((language) =>
  [1280, 360].flatMap((width) => [true, false].map((javaScriptEnabled) => ({ language, width, javaScriptEnabled }))),
)

for (const { language, width, javaScriptEnabled } of combinations) {
  const scripts = javaScriptEnabled ? 'with' : 'without'
  test.describe(`${language}, ${width} pixels, ${scripts} JavaScript`, () => {
    test.use({
      javaScriptEnabled,
      userAgent: BROWSER,
      viewport: { width, height: 800 },
      expectedErrors: [/status of 40[01]/],
    })

    test('R320 R340 R344 R351 from a sentence to a hire that the figures show', inFullRun(), async ({ page }) => {
      test.slow()
      const said = LANGUAGES[language] as Words
      const words = { ...said, title: `${said.title} ${crypto.randomUUID().slice(0, 8)}` }
      const email = uniqueEmail('client')
      await signUpConfirmed(page, { name: 'Cora Client', email, password: OWN_PASSWORD })
      const experts = await findThree(page, words.sentence)
      await sendBrief(page, words)

      const [first = '', second = ''] = await Promise.all(experts.map(emailOfExpert))
      for (const expert of [second, first]) {
        await as(page, expert)
        await answer(page, words)
      }
      const conversation = page.url().split('?')[0] ?? ''
      const before = await hiredThisWeek(page)

      await ageBrief(words.title, 8)
      await runJob('remind-unanswered')
      await as(page, email, OWN_PASSWORD)
      // The mail names whom else to ask.
      await linkInMail(page, email, /^No answer yet/)
      await page.goto('/inbox')
      await page.getByRole('link', { name: 'Briefs' }).click()
      const row = page.getByRole('list', { name: 'Briefs' }).getByRole('listitem')
      await expect(row).toContainText(['2 answered'])
      await expect(row).toContainText(['1 without an answer'])
      await step(page)
      await row.getByRole('link', { name: words.title }).click()
      await expect(answers(page).filter({ hasText: words.reply })).toHaveCount(2)
      await expect(answers(page).filter({ hasText: 'Waiting for an answer' })).toHaveCount(1)
      await step(page)

      await answers(page)
        .first()
        .getByRole('link', { name: /^Read and answer/ })
        .click()
      await page.getByRole('button', { name: 'We worked together' }).click()
      await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()
      await step(page)
      await as(page, first)
      await page.goto(conversation)
      await page.getByRole('button', { name: 'Yes, we worked together' }).click()
      await expect(page.getByText('You and Cora Client have worked together')).toBeVisible()
      await step(page)
      // Another test may confirm one, too.
      expect(await hiredThisWeek(page)).toBeGreaterThan(before)
    })
  })
}
