import { test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

import { expect } from './fixtures.ts'

const PATHS = [
  '/',
  '/experts',
  '/experts?q=nothing+like+this',
  '/hire',
  '/hire/web-design',
  '/hire/web-design/pt/lisbon',
  '/browse',
  '/browse/cities/dhaka',
  '/browse/countries/us/web-design',
  '/@ada-moreau',
  '/@northlight',
  '/@nobody',
  '/shortlist',
  '/shortlist?experts=ada-moreau,northlight,nobody-here',
  '/@ada-moreau/report',
  '/@ada-moreau/report?sent=1',
  '/@ada-moreau/contact',
  '/@ada-moreau/contact?sent=yes',
  '/confirm-message?token=x',
  '/confirm-address?token=x',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/verify-email',
  '/ranking',
  '/moderation',
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

test('every page is valid HTML', async ({ request }) => {
  for (const path of PATHS) {
    const report = await validator.validateString(await (await request.get(path)).text())
    const problems = report.results.flatMap(({ messages }) =>
      messages.map((one) => `${one.ruleId} ${one.line}:${one.column} ${one.message}`),
    )
    expect.soft([path, problems]).toEqual([path, []])
  }
})
