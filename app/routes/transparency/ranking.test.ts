import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { RANKING, RANKING_PARTS, rankingTerms } from '#domain/lists/ranking/score.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'

import { TERM_TEXTS } from './ranking-texts.ts'
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

const count = (text: string, part: string) => text.split(part).length - 1

test('R814 the page has every part and every term of the score, each with its weight', () => {
  const [text, t] = [render(), textsFor('en')]
  const weights = RANKING_PARTS.map((part) => RANKING[part].weight)
  for (const weight of weights) {
    const same = weights.filter((one) => one === weight).length
    expect(count(text, `>${Math.round(weight * 100)}%</span></div>`)).toBe(same)
  }
  for (const part of RANKING_PARTS) {
    const terms = rankingTerms(part)
    for (const { name, weight } of terms) {
      const share = `<span class="tabular-nums">${Number((weight * 100).toFixed(1))}%</span>`
      expect(text).toContain(`>${TERM_TEXTS[name](t)}${terms.length > 1 ? `${share}</li>` : '</p>'}`)
    }
  }
})

test('R814 the page describes the places of newcomers with the numbers of the lists themselves', () => {
  const text = render()
  expect(text).toContain('2 places of 24 (8th and 16th) are for experts who are new')
  expect(text).toContain('new for 60 days from the first listing')
  expect(text).toContain('experts who are new say “New”')
})
