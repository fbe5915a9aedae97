import { createHash } from 'node:crypto'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import ModerationPage from '#app/routes/transparency/moderation.tsx'
import RankingPage from '#app/routes/transparency/ranking.tsx'
import { readCatalogueTables } from '#catalogue/read-tables.ts'
import { readMessagesByRoom } from '#locales/load-texts.ts'
import { COMMITTED_CONTENT_DATES } from '#use-cases/sitemap/committed-days.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What visitors read of a page: classes and other markup may change without a day. */
function textOf(Page: unknown, loaderData: object): string {
  const page = createElement(Page as (props: { loaderData: object }) => null, { loaderData })
  return renderToStaticMarkup(page).replace(/<[^>]*>/g, ' ')
}

const site = { url: 'https://experts.example', name: 'Guildhall', platformName: 'the platform' }

test('R61 the days of committed texts and tables are those of their last change', () => {
  expect({
    catalogue: digest(JSON.stringify(readCatalogueTables())),
    // It is different for each visitor: its messages stand for its text.
    forExperts: digest(JSON.stringify(readMessagesByRoom('en').get('forExperts'))),
    ranking: digest(textOf(RankingPage, { site })),
    moderation: digest(textOf(ModerationPage, { site, quarters: [] })),
  }).toEqual({
    catalogue: COMMITTED_CONTENT_DATES.catalogue.digest,
    forExperts: COMMITTED_CONTENT_DATES.forExperts.digest,
    ranking: COMMITTED_CONTENT_DATES.ranking.digest,
    moderation: COMMITTED_CONTENT_DATES.moderation.digest,
  })
})
