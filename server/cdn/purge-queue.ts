import { ALL_PAGES_TAG, encodeHeaderTag } from '#server/page-cache/cdn-headers.ts'

type Options = {
  purge: (tags: string[]) => Promise<void>
  /** Called when purges begin to fail, and with no error when they are accepted again. */
  onChange: (error: unknown) => void
  /** When a purge is repeated: a page that a node rendered before it received the change may reach the CDN after the purge. */
  repeatMs?: readonly number[]
}

/** As many as all CDNs take in one request. */
const AT_ONCE = 30
const RETRY_MS = { first: 250, longest: 5000 }
/** Beyond these, purging everything is cheaper. */
const MAX_TAGS = 3000
const REPEAT_MS = [1500, 10_000]

/** R398: collects tags while a request is under way, repeats it while it fails, and loses none. */
export function createPurgeQueue({ purge, onChange, repeatMs = REPEAT_MS }: Options) {
  const timers = new Set<NodeJS.Timeout>()
  let pending = new Set<string>()
  let running: Promise<void> | undefined
  let failing = false
  const isClosed = () => closed
  let closed = false

  function later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  function take(): string[] {
    if (pending.has(ALL_PAGES_TAG) || pending.size > MAX_TAGS) {
      pending = new Set()
      return [ALL_PAGES_TAG]
    }
    const tags = [...pending].slice(0, AT_ONCE)
    for (const tag of tags) pending.delete(tag)
    return tags
  }

  async function run(): Promise<void> {
    let wait = RETRY_MS.first
    while (pending.size > 0 && !isClosed()) {
      const tags = take()
      try {
        await purge(tags)
        wait = RETRY_MS.first
        if (failing) onChange(undefined)
        failing = false
      } catch (error) {
        for (const tag of tags) pending.add(tag)
        if (!failing) onChange(error)
        failing = true
        await new Promise<void>((resolve) => later(wait, resolve))
        wait = Math.min(wait * 2, RETRY_MS.longest)
      }
    }
  }

  function add(tags: readonly string[]): void {
    if (closed) return
    for (const tag of tags) pending.add(tag)
    running ??= run().finally(() => (running = undefined))
  }

  return {
    purge(tags: readonly string[]): void {
      const sent = tags.map(encodeHeaderTag)
      add(sent)
      for (const ms of repeatMs) later(ms, () => add(sent))
    },
    waiting: () => pending.size,
    close(): void {
      closed = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
