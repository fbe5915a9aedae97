import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

type Call = { parameters?: { name: string; in: string; required?: boolean }[] }

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const admin = await site.signUp('admin@example.test')
  cookie = admin.cookie
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
})
afterAll(() => site.close())

/** The lists that need nothing but a page. */
async function pagedPaths(): Promise<string[]> {
  const { body } = await site.send('GET', '/openapi.json')
  return Object.entries(body['paths'] as Record<string, { get?: Call }>).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? []
    const isPaged = parameters.some(({ name }) => name === 'page')
    return isPaged && parameters.every((one) => !one.required) ? [path] : []
  })
}

test('R308 every list that is empty has one page, and refuses the second', async () => {
  const paths = await pagedPaths()
  expect(paths.length).toBeGreaterThan(10)
  const answers = await Promise.all(
    paths.map(async (path) => {
      const [first, second] = [
        await site.send('GET', `${path}?page=1`, { cookie }),
        await site.send('GET', `${path}?page=50`, { cookie }),
      ]
      return { path, first: first.status, second: second.status, fields: second.body['fields'] }
    }),
  )
  // A guest's list needs the cookie of their link.
  const open = answers.filter(({ first }) => first !== 401)
  expect(open.length).toBeGreaterThan(10)
  for (const one of open) {
    expect(one).toEqual({
      path: one.path,
      first: 200,
      second: 400,
      fields: { page: [expect.stringMatching(/^The last page is [1-9]\.$/)] },
    })
  }
})
