import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { ApiFailure } from '#client/api-failure.ts'

import { lastPageAlternative, findMeantHirePage, nearestHirePages, redirectToLastPage } from './missing-page.ts'

const catalogue = loadCatalogue()
const hrefs = (path: string) => nearestHirePages(catalogue, path).links.map(({ href }) => href)

test('an unknown place offers the skill in the nearest known one', () => {
  expect(hrefs('/hire/web-design/us/atlantis').slice(0, 2)).toEqual(['/hire/web-design/us', '/hire/web-design'])
  expect(hrefs('/hire/web-design/xx')[0]).toBe('/hire/web-design')
})

test('a city under the wrong country leads to where it is, or to the country', () => {
  expect(hrefs('/hire/seo/gb/new-york-city').slice(0, 2)).toEqual(['/hire/seo/us/new-york-city', '/hire/seo/gb'])
})

test('another spelling of a skill is understood; nonsense gets the skills in demand', () => {
  expect(hrefs('/hire/web-flow')[0]).toBe('/hire/webflow')
  expect(nearestHirePages(catalogue, '/hire/nonsense').reason).toBe('popular')
  expect(hrefs('/hire/%E0%A4%A').length).toBeGreaterThan(10)
})

test.each([
  ['/hire/web-designers', '/hire/web-design'],
  ['/hire/web-designer/de', '/hire/web-design/de'],
  ['/hire/web-developers/de/berlin', '/hire/web-development/de/berlin'],
  ['/hire/grafikdesigner', '/hire/graphic-design'],
  ['/hire/web-flow', '/hire/webflow'],
  ['/hire/nonsense', undefined],
  ['/hire/web-designers/atlantis', undefined],
  ['/hire/web-designers/de/berlin/more', undefined],
  ['/hire/web-designers-and-cooks', undefined],
  ['/hire/%E0%A4%A', undefined],
])('R727 %s means %s', (path, meant) => {
  expect(findMeantHirePage(catalogue, path)).toBe(meant)
})

test('R727 “web designers” in a place without a page lead to web design in its country', () => {
  expect(hrefs('/hire/web-designers/de/atlantis')[0]).toBe('/hire/web-design/de')
  expect(hrefs('/hire/web-designers/narnia/atlantis')[0]).toBe('/hire/web-design')
})

test('R727 a word that comes close to a skill asks whether that is meant', () => {
  const { reason, links } = nearestHirePages(catalogue, '/hire/illustratr')
  expect([reason, links[0]?.href]).toEqual(['meant', '/hire/illustrator'])
})

test('every offered page exists', () => {
  for (const path of ['/hire/seo/de/nowhere', '/hire/webflow/fr/x', '/hire/figma/q/q']) {
    expect(hrefs(path).every((href) => catalogue.isHirePath(href))).toBe(true)
  }
})

test('R308 a page beyond the end leads to the last one, or to the list itself where it is empty', () => {
  const address = (page: number) => `/hire/seo?page=${page}`
  expect(lastPageAlternative(3, address).links).toEqual([{ label: { page: 3 }, href: '/hire/seo?page=3' }])
  expect(lastPageAlternative(0, address).links).toEqual([{ label: { page: 1 }, href: '/hire/seo?page=1' }])
})

test('R308 an action that empties the last page of its list leads to the page before, with what was done', async () => {
  const issues = [{ code: 'page_beyond_last', params: { last: 2 }, field: 'page' }]
  const open = (query: string) => {
    const refusal = Promise.reject(new ApiFailure({ status: 400, msg: '', code: 'validation_failed', issues }))
    const request = new Request(`http://site.invalid/inbox?${query}`)
    return redirectToLastPage(refusal, { request, address: (page) => `/inbox?page=${page}` })
  }
  const moved: Response = await open('box=archived&page=3&done=delete&undo=m1').catch((thrown) => thrown)
  expect(moved.status).toBe(302)
  expect(moved.headers.get('location')).toBe('/inbox?box=archived&page=2&done=delete&undo=m1')
  await expect(open('page=3')).rejects.toMatchObject({ init: { status: 404 } })
})
