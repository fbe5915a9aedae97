import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { getRequestListener } from '@hono/node-server'

import { createGuildhallClient } from '#sdk/guildhall-client.ts'

import { createApp } from './create-app.ts'
import { openStore } from './data/store.ts'
import { reconcile } from './guildhall/reconcile.ts'
import { openReportQueue } from './guildhall/report-queue.ts'
import type { Settings } from './settings.ts'
import { createProvider, PROVIDER_PATH } from './sign-in/provider.ts'
import { openSessions } from './sign-in/session.ts'

const RETRY_MS = 1000

type Options = { fetch?: (request: Request) => Promise<Response> }

/** The site builder: data, provider, reports and pages behind one port of this machine. */
export async function openBuilder(settings: Settings, options: Options = {}) {
  const store = openStore(join(settings.dataDir, 'plinth.json'))
  const sessions = openSessions(store)
  const provider = await createProvider(store, sessions, settings)
  const { url, token } = settings.guildhall
  const guildhall = createGuildhallClient({ siteUrl: url, token, ...options })
  const queue = openReportQueue(store, guildhall)
  const app = createApp({ settings, store, sessions, provider, queue, guildhall })

  const answerOidc = provider.callback()
  const answerPages = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    const { url: path = '' } = request
    if (!path.startsWith(`${PROVIDER_PATH}/`)) return void answerPages(request, response)
    // As a middleware that is mounted there sees it.
    Object.assign(request, { originalUrl: path, url: path.slice(PROVIDER_PATH.length) })
    void answerOidc(request, response)
  })
  server.listen(settings.port, 'localhost')
  await once(server, 'listening')

  // What was lost while we were down, or never sent: as soon as Guildhall answers.
  let timer: NodeJS.Timeout | undefined
  async function reconcileAtStart(): Promise<void> {
    try {
      await reconcile(store, guildhall)
    } catch {
      timer = setTimeout(() => void reconcileAtStart(), RETRY_MS)
    }
  }
  void reconcileAtStart()

  return {
    store,
    queue,
    guildhall,
    async close() {
      clearTimeout(timer)
      queue.close()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
