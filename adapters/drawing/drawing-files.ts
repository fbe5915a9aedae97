import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Entry = { version: string; bytes: number }

const FILE = /^(?<name>[0-9a-f]+)-(?<version>[0-9a-f]+)\.png$/
/** A draft this old belongs to a process that is gone. */
const STALE_MS = 3_600_000

/** Rendered images on disk: one version per name; the least recently used are evicted when there are too many. */
export async function openShelf(directory: string, maxBytes: number) {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  /** In the order of their last use. */
  const entries = new Map<string, Entry>()
  let total = 0
  const fileOf = (name: string, version: string) => join(directory, `${name}-${version}.png`)

  async function drop(name: string): Promise<void> {
    const entry = entries.get(name)
    if (!entry) return
    entries.delete(name)
    total -= entry.bytes
    await rm(fileOf(name, entry.version), { force: true })
  }

  /** Returns the version that this one replaces. */
  function note(name: string, entry: Entry): Entry | undefined {
    const before = entries.get(name)
    entries.delete(name)
    entries.set(name, entry)
    total += entry.bytes - (before?.bytes ?? 0)
    return before?.version === entry.version ? undefined : before
  }

  async function makeRoom(): Promise<void> {
    for (const name of entries.keys()) {
      if (total <= maxBytes) return
      await drop(name)
    }
  }

  async function takeStock(): Promise<void> {
    const files = await Promise.all(
      (await readdir(directory)).map(async (file) => ({ file, ...(await sizeAndAge(join(directory, file))) })),
    )
    for (const { file, bytes, changed } of files.sort((a, b) => a.changed - b.changed)) {
      const { name, version } = FILE.exec(file)?.groups ?? {}
      const old = name && version ? note(name, { version, bytes }) : undefined
      if (name && old) await rm(fileOf(name, old.version), { force: true })
      if (!name && Date.now() - changed > STALE_MS) await rm(join(directory, file), { force: true })
    }
    await makeRoom()
  }
  await takeStock()

  return {
    async read(name: string, version: string): Promise<Buffer | undefined> {
      const entry = entries.get(name)
      if (entry?.version !== version) return undefined
      try {
        const drawing = await readFile(fileOf(name, version))
        note(name, { version, bytes: drawing.length })
        return drawing
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        return undefined
      }
    },
    async put(name: string, version: string, drawing: Buffer): Promise<void> {
      const draft = join(directory, `${randomUUID()}.draft`)
      await writeFile(draft, drawing, { mode: 0o600 })
      await rename(draft, fileOf(name, version))
      const old = note(name, { version, bytes: drawing.length })
      if (old) await rm(fileOf(name, old.version), { force: true })
      await makeRoom()
    },
  }
}

async function sizeAndAge(file: string): Promise<{ bytes: number; changed: number }> {
  try {
    const { size, mtimeMs } = await stat(file)
    return { bytes: size, changed: mtimeMs }
  } catch {
    // Deleted since the directory was read.
    return { bytes: 0, changed: 0 }
  }
}
