import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { StartError } from '#server/startup/start-error.ts'

import { answerClientErrors } from './client-errors.ts'
import { limitConnections } from './connection-limits.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

const DRAIN_MS = 5000

export type Listening = {
  port: number
  /** R363: from now on every answer closes its connection, so that a proxy opens the next one elsewhere. */
  retire(): void
  close(): Promise<void>
}

type Options = {
  host: string
  port: number
  /** The variable that the port comes from. */
  name?: string
  trustProxy?: TrustedProxies | false
}

/**
 * R184: ignores `Upgrade` (some clients use it to request HTTP/2 over plain HTTP). Node's parser reads nothing more
 * from such a connection, so a second request on it would hang: the answer closes the connection.
 */
function ignoreUpgrades() {
  const ignored = new Set<IncomingMessage>()
  return {
    ignore(request: IncomingMessage): boolean {
      ignored.add(request)
      return false
    },
    lastOnItsConnection(answer: RequestListener): RequestListener {
      return (request, response) => {
        if (ignored.size > 0 && ignored.delete(request)) response.shouldKeepAlive = false
        return answer(request, response)
      }
    },
  }
}

/** Serves on host and port; closing waits for requests in flight. */
export function listen(
  answer: RequestListener,
  { host, port, name = 'PORT', trustProxy = false }: Options,
): Promise<Listening> {
  const upgrades = ignoreUpgrades()
  let retired = false
  const answerLast: RequestListener = (request, response) => {
    if (retired) response.shouldKeepAlive = false
    return answer(request, response)
  }
  return new Promise((resolve, reject) => {
    // Most requests have no body. Waiting for the end of one that does not exist takes a tenth of the time of a cached
    // page.
    const server = createServer(
      { optimizeEmptyRequests: true, connectionsCheckingInterval: 5000, shouldUpgradeCallback: upgrades.ignore },
      upgrades.lastOnItsConnection(answerLast),
    )
    answerClientErrors(server)
    limitConnections(server, { isProxy: (address) => trustProxy !== false && trustProxy.includes(address) })
    // Eight megabytes over a slow connection take a while; headers do not. A body that stalls is ended sooner
    // (gate.ts).
    server.requestTimeout = 120_000
    server.headersTimeout = 15_000
    // Idle connections are closed after this time, which is longer than proxies keep one for reuse. One timer serves a
    // connection for its whole life: setting another after each answer takes a twentieth of the time of a cached page.
    server.timeout = 65_000
    server.keepAliveTimeout = 0
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Record<string, string> = {
        EADDRINUSE: `${name} ${port} is already in use on ${host}. Set ${name} to another one.`,
        EACCES: `${name} ${port} may not be used by this user. Set ${name} to one above 1023.`,
        ENOTFOUND: `HOST ${host} is not an address of this machine.`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
      }
      reject(new StartError(why[error.code ?? ''] ?? `The server could not listen: ${error.message}`))
    })
    server.listen(port, host, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        retire: () => void (retired = true),
        close() {
          retired = true
          return drain(server)
        },
      })
    })
  })
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    // Right after the loop has accepted what waited: connections that come in between would be reset.
    setImmediate(() => {
      server.close(() => {
        clearTimeout(deadline)
        resolve()
      })
      server.closeIdleConnections()
    })
  })
}
