import { createHash } from 'node:crypto'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import ModerationPage from '#app/routes/transparency/moderation.tsx'
import RankingPage from '#app/routes/transparency/ranking.tsx'
import { readTables } from '#catalogue/read-tables.ts'
import { readRooms } from '#locales/load-texts.ts'
import { COMMITTED } from '#use-cases/sitemap/committed-days.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What visitors read of a page: classes and other markup may change without a day. */
function textOf(Page: unknown, loaderData: object): string {
  const page = createElement(Page as (props: { loaderData: object }) => null, { loaderData })
  return renderToStaticMarkup(page).replace(/<[^>]*>/g, ' ')
}

const site = { url: 'https://experts.example', name: 'Guildhall', platformName: 'the platform' }

test('R61 the days of committed texts and tables are those of their last change', () => {
  expect({
    catalogue: digest(JSON.stringify(readTables())),
    // It is different for each visitor: its messages stand for its text.
    forExperts: digest(JSON.stringify(readRooms('en').get('forExperts'))),
    ranking: digest(textOf(RankingPage, { site })),
    moderation: digest(textOf(ModerationPage, { site, quarters: [] })),
  }).toEqual({
    catalogue: COMMITTED.catalogue.digest,
    forExperts: COMMITTED.forExperts.digest,
    ranking: COMMITTED.ranking.digest,
    moderation: COMMITTED.moderation.digest,
  })
})
