import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

/** What a process has loaded once it has what the server starts with. */
const LOADS = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('./server/deps.ts')
  await import('./server/serving/web.ts')
  await import('./jobs/start-jobs.ts')
  console.log(JSON.stringify(loaded.filter((url) => url.includes(process.cwd()) && !url.includes('node_modules'))))
  process.exit()
`

test(
  'nothing of the demo is loaded without the demo, and nothing that sets letters before a drawing',
  { timeout: 60_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', LOADS])
    const loaded = JSON.parse(stdout) as string[]
    expect(
      loaded.filter(
        (url) =>
          url.includes('/adapters/drawing/') && !/\/(?:drawings|drawing-files|draw-shared-picture)\.ts$/.test(url),
      ),
    ).toEqual([])
    expect(loaded.length).toBeGreaterThan(200)
    expect(
      loaded.filter((url) => url.includes('/demo/') && !/\/(?:domain|api|use-cases|queries)\/demo\//.test(url)),
    ).toEqual([])
  },
)
