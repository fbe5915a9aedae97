import { createHash } from 'node:crypto'

import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { DRAWING_CACHE_LIMITS } from '#domain/limits/resource-limits.ts'
import { Overloaded } from '#domain/unavailable.ts'

import { openDrawingCacheFiles } from './drawing-files.ts'

export type DrawingCache = {
  /** The cached image of that name and version, rendered if it is missing; undefined when the render queue is full. */
  get(asked: { name: string; version: string }, draw: () => Promise<Buffer>): Promise<Buffer | undefined>
}

type Options = {
  onError: (error: unknown, what: string) => void
  maxBytes?: number
  countEveryBytes?: number
  atOnce?: number
  waiting?: number
}

/** A cache of rendered images: concurrent requests share one render, and only a few renders run at a time. */
export function createDrawingCache(
  directory: string,
  {
    onError,
    maxBytes = DRAWING_CACHE_LIMITS.maxBytes,
    countEveryBytes = DRAWING_CACHE_LIMITS.countEveryBytes,
    atOnce = 2,
    waiting = 64,
  }: Options,
): DrawingCache {
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const inTurn = createBoundedQueue({ atOnce, waiting }, { name: 'drawings' })
  let opened: ReturnType<typeof openDrawingCacheFiles> | undefined

  async function readOrDraw(name: string, version: string, draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
    opened ??= openDrawingCacheFiles(directory, { maxBytes, countEveryBytes })
    const files = await opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
    const kept = await files.read(name, version)
    if (kept) return kept
    try {
      const drawn = await inTurn(draw)
      // A full disk must not keep the image from the caller.
      await files.put(name, version, drawn).catch((error: unknown) => onError(error, 'a drawing could not be kept'))
      return drawn
    } catch (error) {
      if (error instanceof Overloaded) return undefined
      throw error
    }
  }

  return {
    get({ name, version }, draw) {
      const id = createHash('sha256').update(name).digest('hex').slice(0, 32)
      const key = `${id}-${version}`
      const known = underWay.get(key)
      if (known) return known
      const made = readOrDraw(id, version, draw).finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    },
  }
}
