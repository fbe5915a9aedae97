import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { expect, isFullRun, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'
import { expectMessages, leaveOutPictures, walk, walkRefusal } from './pseudo-walk.ts'

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
  '/hire/web-design?page=2&sort=active',
  '/hire/nonsense/nowhere',
  '/experts?q=%22web+design%22+under+3000+GBP+in+Paris+who+speaks+French',
  '/experts?q=from+40+EUR+an+hour+available+now',
  '/experts?q=logo&type=agency&availability=AVAILABLE&answers=most',
  '/@nobody-here',
  '/@ada-moreau/mark?act=follow',
  '/unsubscribe?token=made-up',
  '/conversation/made-up',
  '/briefs/guest/made-up',
  '/privacy',
  '/terms',
  '/imprint',
]

/** Every second page, but in the full run all of them. */
const sample = (pages: string[]) => (isFullRun ? pages : pages.filter((_, at) => at % 2 === 0))

/** Forms that are refused, with what is wrong in them. */
const PUBLIC_REFUSALS: [path: string, refused: { form: string; fields?: Record<string, string> }][] = [
  ['/@ada-moreau/contact', { form: '[name=subject]' }],
  ['/@ada-moreau/contact', { form: '[name=subject]', fields: { subject: 'a'.repeat(300), email: 'nobody' } }],
  ['/@ada-moreau/contact', { form: '[name=subject]', fields: { website: 'https://spam.example' } }],
  ['/brief?to=ada-moreau', { form: '[name=audience]', fields: { examples: 'no address' } }],
  ['/your-requests', { form: '[name=email]', fields: { email: 'nobody' } }],
]

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
    await walk(page, site, [`${form}?${new URLSearchParams({ sent: 'waiting', token: waitingToken })}`])
    await walk(page, site, [await linkInMail(page, data.email, /./, site)])
    await page.locator('main form[method=post] button').last().click()
    await expect(page).toHaveURL(/sent=1/)
    await expectMessages(page, `${form} confirmed`)
  }
  await page.locator('main a[href*="/briefs/guest/"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.subject)
  await page.locator('summary').last().click()
  await expectMessages(page, 'the brief of a guest')
}

/** The shortlist, empty and with experts, and the brief that it leads to. */
async function walkShortlist(page: Page, site: string): Promise<void> {
  for (const expert of ['northlight', 'ada-moreau', 'tidewater-works']) {
    await page.request.post(`${site}/shortlist`, { form: { expert }, maxRedirects: 0 })
  }
  await walk(page, site, ['/shortlist', '/shortlist?currency=JPY', '/brief', '/@ada-moreau'])
  await page.request.post(`${site}/shortlist`, { form: { expert: 'northlight', intent: 'remove' }, maxRedirects: 0 })
  await walk(page, site, ['/shortlist'])
}

test.use({ actionTimeout: 10_000, expectedErrors: [/status of 40[01349]/] })

test('R761 pages show no text that is not a message, and longer ones fit a phone', async ({ page }) => {
  // A start on a busy machine.
  test.setTimeout(500_000)
  const site = await startOwnSite({ INTERFACE_LANGUAGE: 'en-XA' })
  try {
    await page.setViewportSize({ width: 360, height: 800 })
    await leaveOutPictures(page)
    await walk(page, site.url, sample(PUBLIC_PAGES))
    for (const [path, refused] of PUBLIC_REFUSALS) await walkRefusal(page, site.url + path, refused)
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

const SIGN_IN_REFUSALS: typeof PUBLIC_REFUSALS = [
  ['/sign-in', { form: '[name=password]' }],
  ['/sign-in', { form: '[name=password]', fields: { email: 'nobody@demo.test', password: 'a wrong one' } }],
  ['/sign-up', { form: '[name=password]', fields: { name: 'A\u200bb' } }],
  ['/sign-up', { form: '[name=password]', fields: { name: 'Ada', email: 'a@b.test', password: 'password1234' } }],
  ['/reset-password', { form: '[name=email]', fields: { email: 'nobody' } }],
]

const OWNER_REFUSALS: typeof PUBLIC_REFUSALS = [
  ['/account', { form: '[name=name]', fields: { name: '' } }],
  ['/account', { form: '[name=newEmail]', fields: { newEmail: 'owner@demo.test', currentPassword: DEMO_PASSWORD } }],
  ['/account', { form: '[name=newPassword]', fields: { currentPassword: 'a wrong one', newPassword: 'short' } }],
  ['/account/second-factor', { form: '[name=password]', fields: { password: 'a wrong one' } }],
  ['/account/delete', { form: '[name=password]', fields: { password: 'a wrong one' } }],
  ['/@ada-moreau/edit', { form: '[name=website]', fields: { name: '', website: 'no address' } }],
  ['/@ada-moreau/edit/expert-details', { form: '[name=minimumAmount]', fields: { minimumAmount: '-1' } }],
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
  '/dashboard',
  '/dashboard?days=7',
  '/dashboard?days=365',
  '/@ada-moreau',
  '/@ada-moreau/listed',
  '/@ada-moreau/contact',
  '/@ada-moreau/report',
  '/@ada-moreau/edit',
  '/@ada-moreau/edit/expert-details',
  '/@ada-moreau/edit/availability',
  '/@ada-moreau/edit/portfolio-highlight',
  '/@ada-moreau/edit/activate',
  '/account/delete-profile/ada-moreau',
  '/new-profile',
  '/briefs',
  '/briefs/made-up',
  '/inbox/made-up',
  '/sign-out',
  '/admin',
]

/** Of an agency's owner. */
const AGENCY_PAGES = [
  '/dashboard',
  '/@northlight/edit',
  '/@northlight/edit/portfolio-highlight',
  '/account/delete-profile/northlight',
  '/account/delete',
  '/inbox',
]

/** Of an expert whose profile is a draft. */
const DRAFT_PAGES = ['/dashboard', '/@sam-okafor', '/@sam-okafor/edit', '/@sam-okafor/edit/activate', '/inbox']

/** Of an account without a confirmed email. */
const NEW_PAGES = ['/dashboard', '/new-profile', '/following', '/account', '/inbox', '/briefs']

type Acts = { signIn: (email: string) => Promise<void>; refuse: (refusals: typeof PUBLIC_REFUSALS) => Promise<void> }

/** A statement of reasons before and after an objection. */
async function walkDecision(page: Page, site: string, { signIn, refuse }: Acts): Promise<void> {
  await signIn('admin@demo.test')
  const suspension = { expertStatus: 'SUSPENDED', rule: 'stolen-work', reason: 'Two of the sites are not theirs.' }
  await page.request.patch(`${site}/v1/marketplace/admin/profiles/ada-moreau`, { data: suspension })
  await signIn('owner@demo.test')
  const { items } = (await (await page.request.get(`${site}/v1/marketplace/me/decisions`)).json()) as {
    items: { id: string }[]
  }
  const path = `/decisions/${items[0]?.id}`
  await walk(page, site, [path, '/dashboard'])
  await refuse([[path, { form: '[name=text]', fields: { text: 'No!' } }]])
  await page.request.post(`${site}/v1/marketplace${path}/objections`, { data: { text: 'Both of the sites are mine.' } })
  await walk(page, site, [path, `${path}?done=objected`])
}

test('R761 pages of those who sign in show no text that is not a message', async ({ page }) => {
  test.setTimeout(500_000)
  const site = await startOwnSite({ INTERFACE_LANGUAGE: 'en-XA' })
  const signIn = (email: string) => post('/user/auth/sign-in/email', { email, password: DEMO_PASSWORD })
  const refuse = async (refusals: typeof PUBLIC_REFUSALS) => {
    for (const [path, refused] of refusals) await walkRefusal(page, site.url + path, refused)
  }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(site.url + path, { data })
    expect.soft([path, answer.ok()]).toEqual([path, true])
  }
  try {
    await page.setViewportSize({ width: 360, height: 800 })
    await leaveOutPictures(page)
    await walk(page, site.url, SIGN_IN_PAGES)
    await refuse(SIGN_IN_REFUSALS)
    await signIn('newcomer@demo.test')
    await walk(page, site.url, NEW_PAGES)
    await signIn('starter@demo.test')
    await walk(page, site.url, DRAFT_PAGES)
    await signIn('agency@demo.test')
    await walk(page, site.url, AGENCY_PAGES)
    await signIn('visitor@demo.test')
    await post('/v1/marketplace/profiles/ada-moreau/message/hire', {
      subject: 'A new museum',
      body: 'We would like a site for our museum, in three languages.',
    })
    await post('/v1/marketplace/briefs', {
      to: ['ada-moreau', 'northlight'],
      subject: 'A shop for tea',
      body: 'We would like a shop for our tea, with subscriptions.',
    })
    await walk(page, site.url, ['/inbox', '/new-profile', '/following', '/briefs', '/dashboard'])
    await refuse([['/new-profile', { form: '[name=slug]', fields: { name: '', slug: '-' } }]])
    await page.goto(`${site.url}/briefs`)
    const brief = await page.getByRole('link', { name: 'A shop for tea' }).first().getAttribute('href')
    await walk(page, site.url, [brief ?? ''])
    await page.goto(`${site.url}/inbox`)
    const sent = await page.getByRole('link', { name: 'A new museum' }).first().getAttribute('href')
    await walk(page, site.url, [sent ?? ''])
    await signIn('owner@demo.test')
    await walk(page, site.url, sample(OWNER_PAGES))
    await refuse(OWNER_REFUSALS)
    await page.goto(`${site.url}/inbox`)
    const got = await page.getByRole('link', { name: 'A new museum' }).first().getAttribute('href')
    await walk(page, site.url, [got ?? '', `${got ?? ''}?done=hire-claim`])
    await refuse([
      [got ?? '', { form: '[name=body]' }],
      [got ?? '', { form: '[name=reason]', fields: { reason: '' } }],
    ])
    await page.goto(`${site.url}/inbox`)
    const asked = await page.getByRole('link', { name: 'A shop for tea' }).first().getAttribute('href')
    await walk(page, site.url, [asked ?? ''])
    await walkDecision(page, site.url, { signIn, refuse })
  } finally {
    await site.stop()
  }
})
