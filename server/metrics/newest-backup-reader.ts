import { readdir } from 'node:fs/promises'

import { encryptedNightlyNames, newestNightlyDate } from '#domain/backup/nightly-backups.ts'
import type { Deps } from '#use-cases/deps.ts'

/** Each list of the bucket costs a request, and backups come once a day. */
const LIST_MS = 10 * 60_000

type Backups = Pick<NonNullable<Deps['backups']>, 'directory' | 'bucket'>

/** From the file's name; a backup in progress has a different name. 0 if there is no backup. */
const momentOf = (names: string[]) => (newestNightlyDate(names)?.getTime() ?? 0) / 1000

/**
 * R376, R655: when the newest backup was made, of the place whose newest is older, so that one alert tells of both.
 * Undefined until the bucket has answered or failed once; callers do not wait for it.
 */
export function createNewestBackupReader({ directory, bucket }: Backups): () => Promise<number | undefined> {
  let stored: string[] | undefined
  let listedAt = Number.NEGATIVE_INFINITY
  const refresh = () => {
    if (!bucket || performance.now() - listedAt < LIST_MS) return
    listedAt = performance.now()
    bucket.list().then(
      (found) => void (stored = encryptedNightlyNames(found.map(({ name }) => name))),
      () => void (stored ??= []),
    )
  }
  return async () => {
    refresh()
    if (bucket && !stored) return undefined
    const moments = [
      ...(directory ? [momentOf(await readdir(directory).catch(() => []))] : []),
      ...(stored ? [momentOf(stored)] : []),
    ]
    return Math.min(...moments)
  }
}
