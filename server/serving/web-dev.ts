import { createServer as createHttpServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer, type Plugin } from 'vite'

import { disableDemoAccounts } from '#db/queries/demo/demo-accounts.ts'
import { basePathOf } from '#domain/site/site-url.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { openDeps, withoutTimeouts } from '#server/deps.ts'
import { captureConsole, createLog } from '#server/log/log.ts'
import { loadDemo } from '#server/startup/load-demo.ts'
import { loadEnv } from '#server/startup/load-env.ts'
import { printLine } from '#server/startup/progress.ts'
import { onStopSignal } from '#server/startup/shutdown.ts'
import { StartError } from '#server/startup/start-error.ts'
import { rematchIfCatalogueChanged } from '#use-cases/catalogue/rematch-if-catalogue-changed.ts'
import { rescoreIfRankingChanged } from '#use-cases/lists/rescore-profiles.ts'
import { applyPlatformRulesIfChanged } from '#use-cases/platform/apply-platform-rules-if-changed.ts'

import { createWebApp } from './web.ts'

// The site with Vite in front: pages reload as they are edited, and are rendered and hydrated as in production.
const env = await loadEnv()
if (basePathOf(env.siteUrl) !== '')
  throw new StartError('SITE_URL has a path, which npm run dev does not serve: use npm start.')
const log = createLog(env.logLevel)
captureConsole(log)
const stop = onStopSignal(() => {})
const deps = await openDeps(env, { databaseUrl: env.databaseUrl ?? '', authSecret: env.authSecret ?? '', log })
stop.add(() => deps.close())
await startJobs(withoutTimeouts(deps))
await rematchIfCatalogueChanged(withoutTimeouts(deps))
await rescoreIfRankingChanged(withoutTimeouts(deps))
await applyPlatformRulesIfChanged(withoutTimeouts(deps))
if (!env.demo) await disableDemoAccounts(deps.background.db)
if (env.demo) await (await loadDemo()).openDemo(withoutTimeouts(deps), { profiles: env.demoProfiles, printLine })

/** Vite tells the browser only of modules that the browser has; a page without React has none. */
const reloadOnEdit: Plugin = {
  name: 'reload-on-edit',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send('code-edited')
  },
}

const http = createHttpServer()
const vite = await createViteServer({
  appType: 'custom',
  plugins: [reloadOnEdit],
  server: { middlewareMode: { server: http }, hmr: { server: http } },
})
stop.add(() => vite.close())
const loadBuild = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
const listener = getRequestListener(createWebApp({ env, deps, loadBuild }).fetch)
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)))
http.listen(env.port, env.host, () => printLine(`${env.siteName} (development) is open at ${env.siteUrl.origin}`))
