import type { Page } from '@playwright/test'

const SKILLS = [
  { slug: 'web-design', displayName: 'Web Design', path: '/hire/web-design' },
  { slug: 'web-development', displayName: 'Web Development', path: '/hire/web-development' },
  { slug: 'webflow', displayName: 'Webflow', path: '/hire/webflow' },
]
const PLACES = [
  { kind: 'city', slug: 'london', displayName: 'London' },
  { kind: 'city', slug: 'new-york-city', displayName: 'New York City' },
  { kind: 'country', slug: 'nz', displayName: 'New Zealand' },
]
const EXPERTS = [{ slug: 'ada-moreau', name: 'Ada Moreau', profileImg: null }]

/** Answers as the site does; where it has no such call, with the few of the demo that journeys look for. */
export async function answerSuggestions(page: Page): Promise<void> {
  await page.route('**/v1/marketplace/suggest?*', async (route) => {
    const answer = await route.fetch()
    if (answer.status() !== 404) return route.fulfill({ response: answer })
    const q = (new URL(route.request().url()).searchParams.get('q') ?? '').toLowerCase()
    const begins = (name: string) => ` ${name.toLowerCase()}`.includes(` ${q}`)
    return route.fulfill({
      json: {
        skills: SKILLS.filter(({ displayName }) => begins(displayName)),
        places: PLACES.filter(({ displayName }) => begins(displayName)),
        experts: EXPERTS.filter(({ name }) => begins(name)),
      },
    })
  })
}
