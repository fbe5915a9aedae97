import { expect, test } from 'vitest'

import { findBrandError, isSafeLink } from './brand-schema.ts'

const WHOLE = {
  name: 'Hearth & Quill',
  logo: { light: 'logo.svg', dark: 'logo-dark.png' },
  icon: 'icon.svg',
  colours: { accent: '#9a3b1c', ink: '#2b1c14', accentDark: '#fa8', inkDark: '#fff' },
  fonts: { text: { files: [{ file: 'text.woff2', weight: '400 700', letters: 'latin' }], fallback: 'serif' } },
  home: { headline: 'Find a maker', steps: ['See', 'Ask', 'Go'].map((title) => ({ title, text: 'Text.' })) },
  headerLinks: [{ label: 'Templates', href: 'https://builder.example/templates' }],
  footerLinks: [{ label: 'Help', href: 'mailto:help@builder.example' }],
  mail: { logo: 'mail.png', colour: '#9a3b1c', footer: '12 Lantern Street, Vienna' },
  legal: { imprint: 'imprint.md', privacy: 'https://builder.example/privacy' },
}

test('R480 a brand may say all of this, or nothing', () => {
  expect(findBrandError(WHOLE)).toBeUndefined()
  expect(findBrandError({})).toBeUndefined()
  expect(findBrandError({ logo: 'logo.svg', colours: { accent: '#9a3b1c' } })).toBeUndefined()
})

const label = 'Help'

test.each([
  [{ colour: '#fff' }, 'colour', 'is no entry of a brand'],
  [JSON.parse('{"__proto__": {"name": "x"}}'), '__proto__', 'is no entry of a brand'],
  [{ mail: { html: '<b>' } }, 'mail.html', 'is no entry of a brand'],
  [[], 'brand.json', 'must be an object'],
  [null, 'brand.json', 'must be an object'],
  [{ name: '' }, 'name', 'must be one line that is not empty'],
  [{ name: 'a\nb' }, 'name', 'must be one line that is not empty'],
  [{ name: 'a\u202eb' }, 'name', 'must be one line that is not empty'],
  [{ name: 'x'.repeat(41) }, 'name', 'must have at most 40 characters'],
  [{ name: 7 }, 'name', 'must be a text'],
  [{ colours: { accent: 'red' } }, 'colours.accent', 'must be a colour such as #0b5a49'],
  [{ colours: { accent: '#fff}body{display:none' } }, 'colours.accent', 'must be a colour such as #0b5a49'],
  [{ colours: {} }, 'colours.accent', 'must be a colour such as #0b5a49'],
  [{ home: { headline: 'x'.repeat(81) } }, 'home.headline', 'must have at most 80 characters'],
  [{ home: { lead: 'a\nb' } }, 'home.lead', 'must be one line that is not empty'],
  [{ home: { steps: [] } }, 'home.steps', 'must have 3 steps'],
  [{ home: { join: { href: '/' } } }, 'home.join.href', 'is no entry of a brand'],
  [{ icon: '../auth-secret' }, 'icon', 'must be the name of a file in the same folder'],
  [{ icon: '/etc/passwd' }, 'icon', 'must be the name of a file in the same folder'],
  [{ icon: 'a\\b.svg' }, 'icon', 'must be the name of a file in the same folder'],
  [{ icon: '.hidden.svg' }, 'icon', 'must be the name of a file in the same folder'],
  [{ icon: 'a\u0000.svg' }, 'icon', 'must be the name of a file in the same folder'],
  [{ logo: { light: 'a.svg' } }, 'logo', 'must be a file, or { "light": file, "dark": file }'],
  [
    { headerLinks: [{ label, href: 'javascript:alert(1)' }] },
    'headerLinks.0.href',
    expect.stringMatching(/^must be an https/),
  ],
  [
    { headerLinks: Array.from({ length: 6 }, () => ({ label, href: '/' })) },
    'headerLinks',
    'must have at most 5 links',
  ],
  [{ fonts: { text: { files: [] } } }, 'fonts.text.files', 'must have a file'],
  [
    { fonts: { text: { files: [{ file: 'a.woff2', weight: '400; src: url(x)' }] } } },
    'fonts.text.files.0.weight',
    expect.stringMatching(/^must be a weight/),
  ],
  [
    { legal: { terms: 'http://builder.example/' } },
    'legal.terms',
    expect.stringMatching(/^must be the name of a Markdown/),
  ],
  [{ legal: { terms: 'terms.html' } }, 'legal.terms', expect.stringMatching(/^must be the name of a Markdown/)],
])('R480 %j stops the start at %s', (given, entry, why) => {
  expect(findBrandError(given)).toEqual({ entry, why })
})

test.each(['https://builder.example/a?b#c', 'mailto:help@builder.example', '/docs', '/'])(
  'R484 %s is a link',
  (href) => {
    expect(isSafeLink(href)).toBe(true)
  },
)

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'http://builder.example',
  '//evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https://user:secret@builder.example',
  'https://',
  'docs',
  '',
  `https://builder.example/${'x'.repeat(500)}`,
])('R484 %s is refused', (href) => {
  expect(isSafeLink(href)).toBe(false)
})
