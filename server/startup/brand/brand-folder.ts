import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

import { StartError } from '#server/startup/start-error.ts'

/** Which entry of brand.json is wrong, and why; loadBrand says in which folder, and stops the start. */
export class BrandError extends Error {}

export function refuseBrandEntry(entry: string, why: string): never {
  throw new BrandError(`${entry} ${why}.`)
}

export const BRAND_JSON_NAME = 'brand.json'

type Settings = { brandDir: string | undefined; dataDir: string }

/** The folder of the brand; undefined if there is none. */
export function findBrandFolder({ brandDir, dataDir }: Settings): string | undefined {
  const folder = brandDir ?? join(dataDir, 'brand')
  if (!existsSync(folder)) {
    if (brandDir === undefined) return undefined
    throw new StartError(`BRAND_DIR must be a folder, but there is none at ${folder}.`)
  }
  if (!statSync(folder).isDirectory()) throw new StartError(`BRAND_DIR must be a folder, but ${folder} is not.`)
  return folder
}

export type WantedBrandFile = { entry: string; name: string; maxBytes: number }

/** R483: a file of the folder. Links are followed as long as they stay inside: mounted volumes consist of them. */
export function readBrandFile(folder: string, wanted: WantedBrandFile): Buffer<ArrayBuffer> {
  try {
    return readInside(folder, wanted)
  } catch (error) {
    if (error instanceof BrandError) throw error
    const why = String((error as NodeJS.ErrnoException).code)
    return refuseBrandEntry(wanted.entry, `names ${wanted.name}, which cannot be read (${why})`)
  }
}

function readInside(folder: string, { entry, name, maxBytes }: WantedBrandFile): Buffer<ArrayBuffer> {
  const path = join(folder, name)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return refuseBrandEntry(entry, `names ${name}, which is missing`)
  const real = realpathSync(path)
  if (!real.startsWith(realpathSync(folder) + sep))
    refuseBrandEntry(entry, `names ${name}, which leads out of the folder`)
  if (!found.isFile()) refuseBrandEntry(entry, `names ${name}, which is no file`)
  if (found.size > maxBytes) {
    refuseBrandEntry(entry, `names ${name}, which has ${found.size} bytes; at most ${maxBytes} are allowed`)
  }
  return readFileSync(real) as Buffer<ArrayBuffer>
}
