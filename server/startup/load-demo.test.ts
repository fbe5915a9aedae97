import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { DEMO_EXPERTS } from '#demo/experts.ts'
import { WRITTEN_EXPERTS } from '#demo/written-accounts.ts'

/** What a process has loaded once it has what the server starts with. */
const loads = (modules: readonly string[]) => `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  for (const module of ${JSON.stringify(modules)}) await import(module)
  console.log(JSON.stringify(loaded.filter((url) => url.includes(process.cwd()))))
  process.exit()
`

const SERVER = ['./server/deps.ts', './server/serving/web.ts', './jobs/start-jobs.ts']

async function loadedBy(modules: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', loads(modules)])
  return JSON.parse(stdout) as string[]
}

test(
  'nothing of the demo is loaded without the demo, and nothing that sets letters before a drawing',
  { timeout: 60_000 },
  async () => {
    const loaded = (await loadedBy(SERVER)).filter((url) => !url.includes('node_modules'))
    expect(
      loaded.filter(
        (url) =>
          url.includes('/adapters/drawing/') &&
          !/\/(?:drawing-cache|drawing-files|encode-shared-picture)\.ts$/.test(url),
      ),
    ).toEqual([])
    expect(loaded.length).toBeGreaterThan(200)
    expect(
      loaded.filter((url) => url.includes('/demo/') && !/\/(?:domain|api|use-cases|queries)\/demo\//.test(url)),
    ).toEqual([])
  },
)

test(
  'R463 a start loads nothing that seeds, draws or signs in elsewhere before it is needed',
  { timeout: 60_000 },
  async () => {
    const loaded = await loadedBy([...SERVER, './demo/demo.ts'])
    expect(loaded.some((url) => url.endsWith('/demo/open-demo.ts'))).toBe(true)
    const late =
      /\/demo\/(?:art|experts|generate|seed)\/|\/node_modules\/(?:harfbuzzjs|bidi-js|openid-client|oauth4webapi|sharp|@aws-sdk|@modelcontextprotocol)\//
    expect(loaded.filter((url) => late.test(url))).toEqual([])
  },
)

test('R463 as many experts are written by hand as a start counts', () => {
  // With Ada and Northlight; drafts are not listed.
  expect(WRITTEN_EXPERTS).toBe(DEMO_EXPERTS.length + 2)
})
