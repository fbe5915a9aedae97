import type { Page } from '@playwright/test'

import { CURRENCIES } from '#domain/profiles/currency.ts'
import { LANGUAGE_CODES, languageName } from '#domain/profiles/language-codes.ts'

import { expect, expectNoHorizontalScroll, test } from './fixtures.ts'

// With INTERFACE_LANGUAGE=en-XA every message is in brackets: a letter outside of them is a text that cannot be
// translated. Messages are 40 % longer, so that a narrow page shows where they do not fit.

/** What Intl formats in English, and how an address begins: they are in no message. */
const FORMATTED = [
  'https://',
  ...LANGUAGE_CODES.map(languageName),
  ...CURRENCIES.flatMap((code) => new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? []),
]

/** Texts and attributes of the page with letters outside of brackets. */
async function findPlainTexts(page: Page): Promise<string[]> {
  return page.evaluate((formatted) => {
    // Documents of the operator are in the language of their own.
    const isSkipped = (element: Element | null) =>
      element?.closest(
        '[translate=no], bdi, time, [lang]:not(html), [data-document], script, style, template, noscript, textarea',
      ) != null
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

/** Controls whose text is wider than they are, or that end outside of the page. */
async function findCutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    for (const control of document.querySelectorAll<HTMLElement>('a, button, summary, label, legend, select')) {
      const { width, height, left, right } = control.getBoundingClientRect()
      if (width === 0 || height === 0 || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      const { overflowX, display, clipPath } = getComputedStyle(control)
      // Only screen readers read it.
      if (clipPath !== 'none') continue
      const name = `${control.localName}: ${control.textContent.trim().slice(0, 60)}`
      if ((right > innerWidth + 1 || left < -1) && !scrolls(control)) cut.push(`outside, ${name}`)
      if (display !== 'inline' && overflowX !== 'visible' && control.scrollWidth > control.clientWidth + 1) {
        if (!control.closest('[translate=no], bdi')) cut.push(`cut, ${name}`)
      }
    }
    return [...new Set(cut)]
  })
}

/** What is on the page now is in messages, and fits. */
export async function expectMessages(page: Page, state: string): Promise<void> {
  expect.soft(await findPlainTexts(page), state).toEqual([])
  expect.soft(await findCutControls(page), state).toEqual([])
  await expectNoHorizontalScroll(page)
}

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Pictures have no texts, and their places have sizes of their own; drawing them takes most of the time of a walk. */
export async function leaveOutPictures(page: Page): Promise<void> {
  await page.route(/\/(media|social)\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }),
  )
}

export async function walk(page: Page, site: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    const name = path.replace(/token=.*/, 'token=…')
    await test.step(name, async () => {
      await page.goto(new URL(path, site).href)
      await expectMessages(page, name)
    })
  }
}

type Refused = { form: string; fields?: Record<string, string> }

/** Sends a form of the page that holds something wrong, past the checks of the browser. */
export async function walkRefusal(page: Page, address: string, { form, fields = {} }: Refused): Promise<void> {
  const name = `${new URL(address).pathname} refused: ${form}`
  await test.step(name, async () => {
    await page.goto(address)
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
    const sent = page.locator(`form:has(${form})`).first()
    await sent.evaluate((element: HTMLFormElement) => {
      element.noValidate = true
      for (const field of element.querySelectorAll('input, textarea')) field.removeAttribute('maxlength')
    })
    for (const [field, value] of Object.entries(fields)) await sent.locator(`[name="${field}"]`).first().fill(value)
    await sent.evaluate((element: HTMLFormElement) =>
      element.requestSubmit(element.querySelector<HTMLElement>('button:not([type=button])')),
    )
    await expect(page.locator('[id$=-error], [role=alert]').first()).toBeAttached()
    await expectMessages(page, name)
  })
}
