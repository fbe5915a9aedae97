import { IN_FLIGHT_LIMITS } from '#domain/limits/resource-limits.ts'
import { Overloaded } from '#domain/unavailable.ts'

type Limits = { [Name in keyof typeof IN_FLIGHT_LIMITS]: number }

type Network = { name: string; running: number; waiting: Set<() => void> }

const RETRY_AFTER_SECONDS = 5

/**
 * R581: limits how many tasks run at once, in total and for one network. The others wait: networks take turns, and the
 * tasks of one network start in order. A task that finds too many waiting, or has waited too long, fails with
 * Overloaded; a task whose client has gone never starts.
 */
export function createConcurrencyLimiter(limits: Limits = IN_FLIGHT_LIMITS) {
  const networks = new Map<string, Network>()
  /** Networks with a task that may start as soon as there is room, in the order of their turns. */
  const turns = new Set<Network>()
  let running = 0
  let waiting = 0
  /**
   * Only one task starts in a turn of the event loop. Rendering a page needs no I/O where its data is in memory, so that
   * all requests that arrive together would run in a row, and nothing else would be answered meanwhile.
   */
  let hasStarted = false

  function networkCalled(name: string): Network {
    const known = networks.get(name)
    if (known) return known
    const network: Network = { name, running: 0, waiting: new Set() }
    networks.set(name, network)
    return network
  }

  /** A newcomer does not overtake those of its network who wait. */
  const hasRoom = (network: Network) =>
    !hasStarted && running < limits.running && network.running < limits.runningPerNetwork && network.waiting.size === 0

  function start(network: Network): void {
    running += 1
    network.running += 1
    hasStarted = true
    setImmediate(onNextTurn)
  }

  function queueTurn(network: Network): void {
    turns.delete(network)
    if (network.waiting.size > 0 && network.running < limits.runningPerNetwork) turns.add(network)
    else if (network.waiting.size === 0 && network.running === 0) networks.delete(network.name)
  }

  function finish(network: Network): void {
    running -= 1
    network.running -= 1
    if (!turns.has(network)) queueTurn(network)
    wake()
  }

  /** Starts those who wait, from the next turn of the event loop on. */
  function wake(): void {
    if (hasStarted || turns.size === 0 || running >= limits.running) return
    hasStarted = true
    setImmediate(onNextTurn)
  }

  function onNextTurn(): void {
    hasStarted = false
    const [network] = turns
    const [begin] = running < limits.running ? (network?.waiting ?? []) : []
    begin?.()
  }

  function waitForTurn(network: Network, signal: AbortSignal | undefined): Promise<void> {
    if (waiting >= limits.waiting || network.waiting.size >= limits.waitingPerNetwork) {
      queueTurn(network)
      throw new Overloaded('too many requests wait', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timeout)
        signal?.removeEventListener('abort', abandon)
        waiting -= 1
        network.waiting.delete(begin)
      }
      const begin = () => {
        leave()
        start(network)
        queueTurn(network)
        resolve()
      }
      const give = (error: unknown) => {
        leave()
        queueTurn(network)
        reject(error as Error)
      }
      const abandon = () => give(signal?.reason)
      const timeout = setTimeout(
        () => give(new Overloaded('a request waited too long', { retryAfterSeconds: RETRY_AFTER_SECONDS })),
        limits.waitMs,
      )
      signal?.addEventListener('abort', abandon, { once: true })
      waiting += 1
      network.waiting.add(begin)
      if (!turns.has(network)) queueTurn(network)
      wake()
    })
  }

  return {
    stats: () => ({ running, waiting }),
    async run<T>(networkName: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted()
      const network = networkCalled(networkName)
      if (hasRoom(network)) start(network)
      else await waitForTurn(network, signal)
      try {
        return await task()
      } finally {
        finish(network)
      }
    },
  }
}
