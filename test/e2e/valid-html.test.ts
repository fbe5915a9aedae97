import { type APIRequestContext, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

import { expect, inFullRun } from './fixtures.ts'

/** One page of each kind. */
const SAMPLE = [
  '/',
  '/hire/web-design',
  '/browse/cities/dhaka',
  '/@ada-moreau',
  '/@nobody',
  '/shortlist?experts=ada-moreau,northlight,nobody-here',
  '/@ada-moreau/contact',
  '/sign-up',
  '/ranking',
]
const OTHERS = [
  '/experts',
  '/experts?q=nothing+like+this',
  '/hire',
  '/hire/web-design/pt/lisbon',
  '/browse',
  '/browse/countries/us/web-design',
  '/@northlight',
  '/shortlist',
  '/@ada-moreau/report',
  '/@ada-moreau/report?sent=1',
  '/@ada-moreau/contact?sent=yes',
  '/confirm-message?token=x',
  '/confirm-address?token=x',
  '/sign-in',
  '/reset-password',
  '/verify-email',
  '/moderation',
  '/docs',
  '/privacy',
  '/terms',
  '/imprint',
  '/dev/mailbox',
]

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's serialization of void elements and attributes differs, but is valid.
    'void-style': 'off',
    'attr-case': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
  },
})

async function expectValid(request: APIRequestContext, paths: string[]): Promise<void> {
  for (const path of paths) {
    const report = await validator.validateString(await (await request.get(path)).text())
    const problems = report.results.flatMap(({ messages }) =>
      messages.map((one) => `${one.ruleId} ${one.line}:${one.column} ${one.message}`),
    )
    expect.soft([path, problems]).toEqual([path, []])
  }
}

test('a page of each kind is valid HTML', async ({ request }) => expectValid(request, SAMPLE))

test('every other page is valid HTML', inFullRun(), async ({ request }) => expectValid(request, OTHERS))
