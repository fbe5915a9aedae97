import { createServer as createHttpServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer } from 'vite'

import { openDemo } from '#demo/open-demo.ts'
import { workOnListings } from '#jobs/refresh-listings.ts'
import { workOnDigests } from '#jobs/send-digests.ts'
import { workOnMails } from '#jobs/send-mail.ts'
import { workOnMessages } from '#jobs/tidy-messages.ts'

import { openDeps } from './deps.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { say } from './progress.ts'
import { onStopSignal } from './shutdown.ts'
import { createWeb } from './web.ts'

// The site with Vite in front: pages reload as they are edited, and every page carries its scripts.
const env = readEnv()
const log = createLog(env.logLevel)
const stop = onStopSignal(() => {})
const deps = await openDeps(env, { databaseUrl: env.databaseUrl ?? '', authSecret: env.authSecret ?? '', log })
stop.add(() => deps.close())
await workOnMails(deps)
await workOnListings(deps)
await workOnMessages(deps)
await workOnDigests(deps)
if (env.demo) await openDemo(deps, { profiles: env.demoProfiles, say })

const http = createHttpServer()
const vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: { server: http }, hmr: { server: http } },
})
stop.add(() => vite.close())
const loadBuild = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
const listener = getRequestListener(createWeb({ env, deps, loadBuild }).fetch)
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)))
http.listen(env.port, env.host, () => say(`${env.siteName} (development) is open at ${env.siteUrl.origin}`))
