import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SUFFIX = '.image'
/** A draft this old belongs to a process that is gone. */
const STALE_MS = 3_600_000

type Limits = {
  maxBytes: number
  /** The folder is measured whenever this process has written that much. */
  countEveryBytes: number
}

/**
 * Rendered images on disk: one version per name; the least recently used are evicted when there are too many. Several
 * processes share the folder, so what is in it is never remembered: the time of a file's last use is its mtime.
 */
export async function openDrawingCacheFiles(directory: string, { maxBytes, countEveryBytes }: Limits) {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const fileOf = (name: string, version: string) => join(directory, `${name}-${version}${SUFFIX}`)
  let uncounted = 0
  let lastUse = 0

  /** Timestamps of this process differ by a millisecond at least, so that the order of uses is known. */
  async function markUsed(file: string): Promise<void> {
    lastUse = Math.max(Date.now(), lastUse + 1)
    await utimes(file, lastUse / 1000, lastUse / 1000)
  }

  async function purge(): Promise<void> {
    uncounted = 0
    const files = await Promise.all(
      (await readdir(directory)).map(async (name) => ({ name, ...(await sizeAndAge(join(directory, name))) })),
    )
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { name, bytes, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      const isStale = !name.endsWith(SUFFIX) && Date.now() - usedAt > STALE_MS
      const isTooMuch = name.endsWith(SUFFIX) && total > maxBytes
      if (!isStale && !isTooMuch) continue
      await rm(join(directory, name), { force: true })
      total -= bytes
    }
  }
  await purge()

  return {
    async read(name: string, version: string): Promise<Buffer | undefined> {
      const file = fileOf(name, version)
      try {
        const drawing = await readFile(file)
        await markUsed(file)
        return drawing
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        return undefined
      }
    },
    async put(name: string, version: string, drawing: Buffer): Promise<void> {
      const draft = join(directory, `${randomUUID()}.draft`)
      await writeFile(draft, drawing, { mode: 0o600 })
      await markUsed(draft)
      await rename(draft, fileOf(name, version))
      for (const file of await readdir(directory)) {
        const isOther = file.startsWith(`${name}-`) && join(directory, file) !== fileOf(name, version)
        if (isOther) await rm(join(directory, file), { force: true })
      }
      uncounted += drawing.length
      if (uncounted > countEveryBytes) await purge()
    },
  }
}

async function sizeAndAge(file: string): Promise<{ bytes: number; usedAt: number }> {
  try {
    const { size, mtimeMs } = await stat(file)
    return { bytes: size, usedAt: mtimeMs }
  } catch {
    // Deleted since the directory was read.
    return { bytes: 0, usedAt: 0 }
  }
}
