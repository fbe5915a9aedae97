import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { OwnProfile } from './load-dashboard.ts'
import { Waiting } from './waiting.tsx'

const own = { profile: { slug: 'ada', owner: { type: 'PERSON' } }, availability: { daysLeft: 60 } } as OwnProfile

function cards(waiting: { messages: number; briefs: number }, views: number) {
  const html = renderToString(<Waiting own={own} waiting={waiting} views={views} days={30} />)
  return [...html.matchAll(/<a [^>]*class="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, look = '', text = '']) => ({
    text: text.replaceAll(/<[^>]+>/g, ''),
    waits: look.includes('bg-accent-soft'),
  }))
}

test('R708 what waits is counted, and nothing stands out where nothing waits', () => {
  expect(cards({ messages: 1, briefs: 2 }, 1234)).toEqual([
    { text: '1 unread message', waits: true },
    { text: '2 unanswered briefs', waits: true },
    { text: '60 days until your availability needs to be renewed', waits: false },
    { text: '1,234 profile views in the last 30 days', waits: false },
  ])
  expect(cards({ messages: 0, briefs: 0 }, 0)).toMatchObject([
    { text: 'No unread messages', waits: false },
    { text: 'No unanswered briefs', waits: false },
    { waits: false },
    { text: 'No profile views in the last 30 days', waits: false },
  ])
})
