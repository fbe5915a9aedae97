import type { ServerBuild } from 'react-router'

import type { ServerDeps } from './deps.ts'
import type { Env } from './env.ts'
import { listen, type Listening } from './listen.ts'
import { createSite } from './site.ts'

const BUILD = new URL('../build/server/index.js', import.meta.url)

/** The built site on its port. */
export async function serve(env: Env, deps: ServerDeps): Promise<Listening> {
  const pages = (await import(BUILD.href)) as ServerBuild
  return listen(createSite({ env, deps, loadBuild: () => pages }), env)
}
