import { IN_FLIGHT_LIMITS } from '#domain/limits/resource-limits.ts'
import { Overloaded } from '#domain/unavailable.ts'

type Limits = { [Name in keyof typeof IN_FLIGHT_LIMITS]: number }

type Block = { name: string; running: number; waiting: Set<() => void> }

const RETRY_AFTER_SECONDS = 5

/**
 * R581: limits how many tasks run at once, in total and for one network block. The others wait: blocks take turns, and the
 * tasks of one block start in order. A task that finds too many waiting, or has waited too long, fails with
 * Overloaded; a task whose client has gone never starts.
 */
export function createConcurrencyLimiter(limits: Limits = IN_FLIGHT_LIMITS) {
  const blocks = new Map<string, Block>()
  /** Networks with a task that may start as soon as there is room, in the order of their turns. */
  const turns = new Set<Block>()
  let running = 0
  let waiting = 0
  /**
   * Only one task starts in a turn of the event loop. Rendering a page needs no I/O where its data is in memory, so that
   * all requests that arrive together would run in a row, and nothing else would be answered meanwhile.
   */
  let hasStarted = false

  function blockCalled(name: string): Block {
    const known = blocks.get(name)
    if (known) return known
    const block: Block = { name, running: 0, waiting: new Set() }
    blocks.set(name, block)
    return block
  }

  /** A newcomer does not overtake those of its block who wait. */
  const hasRoom = (block: Block) =>
    !hasStarted && running < limits.running && block.running < limits.runningPerBlock && block.waiting.size === 0

  function start(block: Block): void {
    running += 1
    block.running += 1
    hasStarted = true
    setImmediate(onNextTurn)
  }

  function queueTurn(block: Block): void {
    turns.delete(block)
    if (block.waiting.size > 0 && block.running < limits.runningPerBlock) turns.add(block)
    else if (block.waiting.size === 0 && block.running === 0) blocks.delete(block.name)
  }

  function finish(block: Block): void {
    running -= 1
    block.running -= 1
    if (!turns.has(block)) queueTurn(block)
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
    const [block] = turns
    const [begin] = running < limits.running ? (block?.waiting ?? []) : []
    begin?.()
  }

  function waitForTurn(block: Block, signal: AbortSignal | undefined): Promise<void> {
    if (waiting >= limits.waiting || block.waiting.size >= limits.waitingPerBlock) {
      queueTurn(block)
      throw new Overloaded('too many requests wait', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timeout)
        signal?.removeEventListener('abort', abandon)
        waiting -= 1
        block.waiting.delete(begin)
      }
      const begin = () => {
        leave()
        start(block)
        queueTurn(block)
        resolve()
      }
      const give = (error: unknown) => {
        leave()
        queueTurn(block)
        reject(error as Error)
      }
      const abandon = () => give(signal?.reason)
      const timeout = setTimeout(
        () => give(new Overloaded('a request waited too long', { retryAfterSeconds: RETRY_AFTER_SECONDS })),
        limits.waitMs,
      )
      signal?.addEventListener('abort', abandon, { once: true })
      waiting += 1
      block.waiting.add(begin)
      if (!turns.has(block)) queueTurn(block)
      wake()
    })
  }

  return {
    stats: () => ({ running, waiting }),
    async run<T>(blockName: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted()
      const block = blockCalled(blockName)
      if (hasRoom(block)) start(block)
      else await waitForTurn(block, signal)
      try {
        return await task()
      } finally {
        finish(block)
      }
    },
  }
}
