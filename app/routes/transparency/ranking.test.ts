import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import RankingPage from './ranking.tsx'

test('R306 the page says what being listed takes, and that beyond it no payment counts', () => {
  const site = { url: 'https://experts.example', name: 'Guildhall', platformName: 'Sitewright', demo: false }
  const Page = RankingPage as unknown as (props: { loaderData: object }) => null
  const text = renderToStaticMarkup(createElement(Page, { loaderData: { site } }))
  expect(text).toContain(
    'To be listed at all, an expert needs a paid plan of Sitewright. Beyond that no payment counts',
  )
  expect(text).not.toContain('no plan counts')
})
