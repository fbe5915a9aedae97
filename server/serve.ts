import { fileURLToPath } from 'node:url'

import type { ServerBuild } from 'react-router'

import type { ServerDeps } from './deps.ts'
import type { Env } from './env.ts'
import { listen, type Listening } from './listen.ts'
import { createSite } from './site.ts'

const BUILD = new URL('../build/', import.meta.url)

/** The built site on its port. */
export async function serve(env: Env, deps: ServerDeps): Promise<Listening> {
  const pages = (await import(new URL('server/index.js', BUILD).href)) as ServerBuild
  return listen(
    createSite({ env, deps, loadBuild: () => pages, builtFiles: fileURLToPath(new URL('client', BUILD)) }),
    env,
  )
}
