import { statfs } from 'node:fs/promises'

import { DISK_LIMITS } from '#domain/limits/resource-limits.ts'

export type DiskWatch = { freeBytes(): number | undefined; close(): void }

type Options = {
  onChange: (failure: string | undefined) => void
  freeBytes?: (path: string) => Promise<number>
  everyMs?: number
}

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

/** R366: says so where the disk of this path has less room than pictures and the database need to go on. */
export async function describeFullDisk(path: string, measure = freeBytes): Promise<string | undefined> {
  const free = await measure(path).catch(() => undefined)
  if (free === undefined || free >= DISK_LIMITS.leastBytes) return undefined
  return `the disk of ${path} is full: ${Math.floor(free / 2 ** 20)} MB are free`
}

/** R366: measures the free space of a disk, and tells when it becomes full and when it has room again. */
export async function watchDisk(
  path: string,
  { onChange, freeBytes: measure = freeBytes, everyMs = DISK_LIMITS.everyMs }: Options,
): Promise<DiskWatch> {
  let free: number | undefined
  let failure: string | undefined
  async function look(): Promise<void> {
    const next = await describeFullDisk(path, async () => (free = await measure(path)))
    if ((next === undefined) !== (failure === undefined)) onChange(next)
    failure = next
  }
  await look()
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return { freeBytes: () => free, close: () => clearInterval(timer) }
}
