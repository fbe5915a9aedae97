import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { resetRules, setRules } from '#test/platform-rules.ts'

import RankingPage from './ranking.tsx'

afterEach(resetRules)

function render(): string {
  const site = { url: 'https://experts.example', name: 'Guildhall', platformName: 'Sitewright', demo: false }
  const Page = RankingPage as unknown as (props: { loaderData: object }) => null
  return renderToStaticMarkup(createElement(Page, { loaderData: { site } }))
}

test('R306 the page says what being listed takes, and that beyond it no payment counts', () => {
  const text = render()
  expect(text).toContain(
    'To be listed at all, an expert needs a paid plan of Sitewright. Beyond that, payment has no effect',
  )
  expect(text).not.toContain('no plan counts')
})

test('R306 R469 where no plan is asked for, none is mentioned', () => {
  setRules({ requirements: { paidPlan: false, showcasedSites: 2, highlight: false, picture: false } })
  const text = render()
  expect(text).toContain('the same weights for everyone. Payment has no effect: no one can pay')
  expect(text).toContain('available for contact, and that have 2 sites to show, skills and a place. Experts')
  expect(text).not.toContain('paid plan')
})
