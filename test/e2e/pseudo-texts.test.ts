import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { CURRENCIES } from '#domain/profiles/currency.ts'
import { LANGUAGE_CODES, languageName } from '#domain/profiles/language-codes.ts'

import { expect, expectNoHorizontalScroll, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'

// With INTERFACE_LANGUAGE=en-XA every message is in brackets: a letter outside of them is a text that cannot be
// translated. Messages are 40 % longer, so that a narrow page shows where they do not fit.

/** Pages for everyone. Every text on them is a message, a name, or formatted by Intl. */
const PUBLIC_PAGES = [
  '/',
  '/hire',
  '/hire/web-design',
  '/hire/web-design/us',
  '/hire/web-design/us/new-york-city',
  '/hire/web-design/af',
  '/hire/web-design?language=de&availability=LIMITED&answers=most&budget=500&sort=newest&badge=Nonsense',
  '/hire/web-design?budget=5000&currency=EUR#costs',
  '/browse',
  '/browse/cities/london',
  '/browse/cities/lyon',
  '/browse/countries/us/web-design',
  '/experts',
  '/experts?q=maria',
  '/experts?q=ada+morau',
  '/experts?q=zzyzx',
  '/experts?q=an+agency+for+a+logo+and+animation+in+Madrid',
  '/@ada-moreau',
  '/@northlight?work=templates',
  '/@tidewater-works',
  '/@ada-moreau/report',
  '/@ada-moreau/report?sent=1',
  '/@ada-moreau/report?sent=waiting',
  '/@ada-moreau/report?token=made-up',
  '/@ada-moreau/contact',
  '/@ada-moreau/contact?subject=A+bakery&timing=Within+a+month',
  '/@ada-moreau/contact?sent=yes',
  '/@ada-moreau/contact?sent=held',
  '/@ada-moreau/contact?sent=waiting',
  '/confirm-message?token=made-up',
  '/confirm-address?token=made-up',
  '/shortlist',
  '/shortlist?experts=ada-moreau,northlight,nobody-here',
  '/shortlist?experts=nobody-here',
  '/brief',
  '/brief?to=ada-moreau,northlight',
  '/brief?sent=waiting',
  '/confirm-brief?token=made-up',
  '/for-experts',
  '/ranking',
  '/moderation',
  '/no-such-page',
  '/hire/nonsense',
  '/hire/web-design/us?page=9999',
]

/** What Intl formats in English: it is in no message. */
const FORMATTED = [
  ...LANGUAGE_CODES.map(languageName),
  ...CURRENCIES.flatMap((code) => new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? []),
]

/** Texts and attributes of the page with letters outside of brackets. */
async function findPlainTexts(page: Page): Promise<string[]> {
  return page.evaluate((formatted) => {
    const isSkipped = (element: Element | null) =>
      element?.closest('[translate=no], bdi, time, [lang]:not(html), script, style, template, noscript') != null
    const plain: string[] = []
    // A message with links is several text nodes: its brackets are in different ones.
    let depth = 0
    const outsideOf = (text: string) => {
      let outside = ''
      for (const char of text) {
        if (char === '[') depth += 1
        else if (char === ']') depth = Math.max(0, depth - 1)
        else if (depth === 0) outside += char
      }
      return outside
    }
    const report = (text: string, where: string) => {
      const outside = outsideOf(text).trim()
      if (/\p{L}/u.test(outside) && !formatted.includes(outside)) plain.push(`${where}: ${outside.slice(0, 80)}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode
      if (!isSkipped(parent)) report(text ?? '', parent?.localName ?? '')
    }
    if (depth !== 0) plain.push('Brackets that do not match would hide other texts.')
    depth = 0
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!isSkipped(element)) report(element.getAttribute(name) ?? '', `${element.localName} ${name}`)
      }
    }
    // The title of an expert's page, or of a conversation, is its name.
    const title = document.title.replace(/ \| [^|]*$/, '')
    if (title !== document.querySelector('h1 bdi')?.textContent) report(title, 'document title')
    return [...new Set(plain)]
  }, FORMATTED)
}

async function expectMessagesOnly(page: Page, path: string): Promise<void> {
  await test.step(path.replace(/token=.*/, 'token=…'), async () => {
    await page.goto(path)
    expect.soft(await findPlainTexts(page)).toEqual([])
    await expectNoHorizontalScroll(page)
  })
}

/** What a guest sends, waits for, confirms and comes back to. */
async function walkGuestPages(page: Page, site: string): Promise<void> {
  const words = {
    subject: 'A shop',
    body: 'We are opening in March and need a site with pre-orders.',
    name: 'Gil Guest',
  }
  const details = { audience: 'Neighbours', budget: '3,000 EUR', timing: 'Within a month' }
  const [client, other] = [uniqueEmail('message'), uniqueEmail('brief')]
  const sent = [
    { path: '/profiles/northlight/message/hire', form: '/@northlight/contact', data: { ...words, email: client } },
    { path: '/briefs', form: '/brief', data: { ...words, ...details, to: ['northlight', 'ada-moreau'], email: other } },
  ]
  for (const { path, form, data } of sent) {
    const answer = await page.request.post(`${site}/v1/marketplace${path}`, { data })
    const { waitingToken } = (await answer.json()) as { waitingToken: string }
    await expectMessagesOnly(page, `${site}${form}?${new URLSearchParams({ sent: 'waiting', token: waitingToken })}`)
    await expectMessagesOnly(page, await linkInMail(page, data.email, /./, site))
    await page.locator('main form[method=post] button').last().click()
    await expect(page).toHaveURL(/sent=1/)
    await expectMessagesOnly(page, page.url())
  }
  await page.locator('main a[href*="/briefs/guest/"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.subject)
  await page.locator('summary').last().click()
  await expectMessagesOnly(page, page.url())
}

/** The shortlist, empty and with experts, and the brief that it leads to. */
async function walkShortlist(page: Page, site: string): Promise<void> {
  for (const expert of ['northlight', 'ada-moreau', 'tidewater-works']) {
    await page.request.post(`${site}/shortlist`, { form: { expert }, maxRedirects: 0 })
  }
  for (const path of ['/shortlist', '/shortlist?currency=JPY', '/brief', '/@ada-moreau']) {
    await expectMessagesOnly(page, site + path)
  }
  await page.request.post(`${site}/shortlist`, { form: { expert: 'northlight', intent: 'remove' }, maxRedirects: 0 })
  await expectMessagesOnly(page, `${site}/shortlist`)
}

test.use({ expectedErrors: [/status of 404/] })

test('R761 pages show no text that is not a message, and longer ones fit a phone', async ({ page }) => {
  // A start on a busy machine.
  test.setTimeout(300_000)
  const site = await startOwnSite({ INTERFACE_LANGUAGE: 'en-XA' })
  try {
    await page.setViewportSize({ width: 360, height: 800 })
    for (const path of PUBLIC_PAGES) await expectMessagesOnly(page, site.url + path)
    await walkShortlist(page, site.url)
    await walkGuestPages(page, site.url)
  } finally {
    await site.stop()
  }
})

/** Where visitors sign in, and what mailed links of theirs lead to. */
const SIGN_IN_PAGES = [
  '/sign-in',
  '/sign-in?expired',
  '/sign-in?reset=1&next=%2F%40ada-moreau%2Fmark%3Fact%3Dfollow',
  '/sign-in/code',
  '/sign-up',
  '/sign-up?next=%2Fnew-profile',
  '/reset-password',
  '/reset-password?token=made-up',
  '/verify-email',
  '/verify-email?token=made-up',
  '/your-requests',
  '/your-requests?token=made-up',
  '/your-requests?done=erase',
]

const OWNER_PAGES = [
  '/inbox',
  '/inbox?box=filtered',
  '/inbox?box=archived',
  '/inbox?box=spam',
  '/inbox?box=blocked',
  '/inbox?q=zzyzx',
  '/inbox?done=delete&count=2&undo=made-up',
  '/account',
  '/account?done=time-zone',
  '/account/second-factor',
  '/account/delete',
  '/following',
]

test('R761 pages of those who sign in show no text that is not a message', async ({ page }) => {
  test.setTimeout(300_000)
  const site = await startOwnSite({ INTERFACE_LANGUAGE: 'en-XA' })
  const walk = (paths: string[]) => walkPages(page, site.url, paths)
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(site.url + path, { data })
    expect.soft([path, answer.ok()]).toEqual([path, true])
  }
  try {
    await page.setViewportSize({ width: 360, height: 800 })
    await walk(SIGN_IN_PAGES)
    await post('/user/auth/sign-in/email', { email: 'visitor@demo.test', password: DEMO_PASSWORD })
    await post('/v1/marketplace/profiles/ada-moreau/message/hire', {
      subject: 'A new museum',
      body: 'We would like a site for our museum, in three languages.',
    })
    await walk(['/inbox', '/new-profile', '/following'])
    await page.goto(`${site.url}/inbox`)
    const sent = await page.getByRole('link', { name: 'A new museum' }).first().getAttribute('href')
    await walk([sent ?? ''])
    await post('/user/auth/sign-in/email', { email: 'owner@demo.test', password: DEMO_PASSWORD })
    await walk(OWNER_PAGES)
    await page.goto(`${site.url}/inbox`)
    const got = await page.getByRole('link', { name: 'A new museum' }).first().getAttribute('href')
    await walk([got ?? '', `${got ?? ''}?done=hire-claim`])
  } finally {
    await site.stop()
  }
})

async function walkPages(page: Page, site: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(site + path)
      expect.soft(await findPlainTexts(page), path).toEqual([])
      await expectNoHorizontalScroll(page)
    })
  }
}
