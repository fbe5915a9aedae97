import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { StartError } from '#server/startup/start-error.ts'

import { answerClientErrors, type MalformedRequest } from './client-errors.ts'
import { limitConnections } from './connection-limits.ts'
import { serializePipelined } from './pipelining.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

const DRAIN_MS = 5000

export type RunningServer = {
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
  /** Called for what is no HTTP request, and was refused as such. */
  onRefused?: (refused: MalformedRequest) => void
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
export function startHttpServer(
  answer: RequestListener,
  { host, port, name = 'PORT', trustProxy = false, onRefused }: Options,
): Promise<RunningServer> {
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
      {
        optimizeEmptyRequests: true,
        connectionsCheckingInterval: 5000,
        // The gate refuses such requests itself, so that they are counted and logged, and answers health checks.
        requireHostHeader: false,
        shouldUpgradeCallback: upgrades.ignore,
      },
      upgrades.lastOnItsConnection(serializePipelined(answerLast)),
    )
    answerClientErrors(server, onRefused)
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

/** A turn of the event loop that takes longer than this may leave connections and requests waiting in the kernel. */
const QUIET_MS = 0.5
const MAX_NOISY_MS = 2000

/**
 * R363: calls back right after a turn of the event loop that had next to nothing to do. Connections that the kernel has
 * accepted, and requests that it has received, since the loop last looked would be reset by closing.
 */
function whenQuiet(act: () => void): void {
  const deadline = performance.now() + MAX_NOISY_MS
  let began = performance.now()
  const look = () => {
    const now = performance.now()
    if (now - began < QUIET_MS || now > deadline) return act()
    began = now
    setImmediate(look)
  }
  setImmediate(look)
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    whenQuiet(() => {
      server.close(() => {
        clearTimeout(deadline)
        resolve()
      })
      server.closeIdleConnections()
    })
  })
}
