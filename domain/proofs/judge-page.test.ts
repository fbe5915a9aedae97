import { expect, test } from 'vitest'

import { judgePage } from './judge-page.ts'

const SITE = new URL('https://experts.example/marketplace')
const EXPECTED = { hostname: 'studio.example', siteUrl: SITE, handles: ['ada-moreau', 'ada-before'] }

const linkTo = (href: string) => `<html><a rel="me" href="${href}">Me</a>`
const judge = (html: string, { url = 'https://studio.example/', truncated = false } = {}) =>
  judgePage({ url: new URL(url), html, truncated }, EXPECTED)

test.each([
  'https://experts.example/marketplace/@ada-moreau',
  'https://experts.example/marketplace/@ada-moreau/',
  'https://experts.example/marketplace/@Ada-Moreau?from=here#top',
  'http://experts.example/marketplace/%40ada-moreau',
  'HTTPS://EXPERTS.EXAMPLE:443/marketplace/@ada-moreau',
])('R792 %s is the profile', (href) => {
  expect(judge(linkTo(href))).toBe('proven')
})

test('R792a a former address counts', () => {
  expect(judge(linkTo('https://experts.example/marketplace/@ada-before'))).toBe('proven')
})

test.each([
  'https://experts.example/@ada-moreau',
  'https://experts.example.evil.example/marketplace/@ada-moreau',
  'https://evil.example/https://experts.example/marketplace/@ada-moreau',
  'https://experts.example:8443/marketplace/@ada-moreau',
  'https://experts.example/marketplace/@ada-moreau/contact',
  'https://experts.example/marketplace/@ada moreau',
  'https://experts.example/marketplace/%E0%A4@ada-moreau',
  'https://ada-moreau@experts.example.evil.example/',
  'javascript:https://experts.example/marketplace/@ada-moreau',
  '/marketplace/@ada-moreau',
  '//experts.example/marketplace/@ada-moreau',
  'https://[',
  '',
])('R792 %j is not', (href) => {
  expect(judge(linkTo(href))).toBe('not_found')
})

test('R793 a page that links to another profile alone says so', () => {
  const other = linkTo('https://experts.example/marketplace/@noah-berg')
  expect(judge(other)).toBe('other_profile')
  expect(judge(other + linkTo('https://experts.example/marketplace/@ada-moreau'))).toBe('proven')
})

test.each([
  ['https://www.studio.example/start', 'proven'],
  ['http://studio.example/', 'proven'],
  ['https://other.example/', 'other_site'],
  ['https://blog.studio.example/', 'other_site'],
  ['https://studio.example.evil.example/', 'other_site'],
  ['https://wwwstudio.example/', 'other_site'],
])('R792 a link on %s, after redirects: %s', (url, verdict) => {
  expect(judge(linkTo('https://experts.example/marketplace/@ada-moreau'), { url })).toBe(verdict)
})

test('R796 a page that was cut off says so where nothing was found', () => {
  expect(judge('<html>', { truncated: true })).toBe('too_large')
  expect(judge(linkTo('https://experts.example/marketplace/@ada-moreau'), { truncated: true })).toBe('proven')
})
