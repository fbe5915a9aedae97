import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'

import { clientContext } from './load-context.ts'
import routes from './routes.ts'

type Action = (args: { request: Request; params: object; context: RouterContextProvider }) => Promise<unknown>

const modules = import.meta.glob<{ action?: Action }>('./routes/**/*.tsx')

/** What tells who sends a form, which may be asked before it is read: a signed-out viewer, and a link that is not good. */
const SENDERS: Record<string, () => Response> = {
  '/v1/marketplace/me': () => Response.json({ user: null, profile: null, workspaces: [] }),
  '/v1/marketplace/briefs?token=example': () =>
    Response.json({ msg: 'Not found: there is no such brief', code: 'not_found' }, { status: 404 }),
}

const client = createClient(async (path) => {
  const answer = SENDERS[path]
  if (!answer) throw new Error(`asked for ${path}`)
  return answer()
})

const ACTIONS = await Promise.all(
  routes.map(async ({ file }) => ({ file, action: (await modules[`./${file}`]?.())?.action })),
)
const FORMS = ACTIONS.flatMap(({ file, action }) => (action ? [{ file, action }] : []))

const HOSTILE: [string, string][] = [
  ['a large index', 'a[99999999]=1'],
  ['a large index of a known name', 'email[99999999]=1&name[4294967294]=1'],
  ['one name 120,000 times', 'a&'.repeat(120_000)],
  ['a deep name', `a${'[0]'.repeat(5000)}=1`],
  ['10,000 fields', Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&')],
  ['__proto__', '__proto__=1&__proto__[a]=1'],
  ['constructor.prototype', 'constructor.prototype.a=1'],
  ['a field of 200 KB', `name=${'x'.repeat(200 * 1024)}`],
  ['more than a form may have', `name=${'x'.repeat(300 * 1024)}`],
  ['a form in a form', `kept=${encodeURIComponent('[["a[99999999]","1"]]')}`],
]

test('R180 there are forms to attack', () => {
  expect(FORMS.length).toBeGreaterThan(24)
})

test.each(HOSTILE)('R180 %s is refused by every action before it acts', async (_what, body) => {
  const params = { handle: '@ada-moreau', slug: 'ada-moreau', id: 'example', token: 'example', tab: 'general' }
  for (const { file, action } of FORMS) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const request = new Request('http://localhost:3000/example', { method: 'POST', body, headers })
    const context = new RouterContextProvider()
    context.set(clientContext, client)
    const refused = await action({ request, params, context }).catch((error: unknown) => error)
    expect([file, refused]).toMatchObject([
      file,
      { data: { formFault: expect.any(String) }, init: { status: expect.toBeOneOf([400, 413]) } },
    ])
  }
})
