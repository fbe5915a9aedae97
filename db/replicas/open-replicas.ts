import type { OnQueryTimed } from '#db/time-client-queries.ts'

import { type ChosenReplica, openReplica, type Replica } from './replica.ts'
import { createWalHistory, type WalPosition } from './wal-history.ts'

type Options = {
  max: number
  onQuery?: OnQueryTimed
  onChange: (change: { name: string; why: string | undefined }) => void
}

export type Replicas = {
  all: readonly Pick<Replica, 'name' | 'db' | 'isUsable' | 'secondsBehind'>[]
  /** One after another, as far as they are usable; undefined when the primary has to answer. */
  choose(): Promise<ChosenReplica | undefined>
  /** Where the primary is; called each time that the change log was read. */
  note(position: WalPosition): void
  /** The primary may be another server. */
  forget(): void
  close(): Promise<void>
}

/** R389: the standbys of DATABASE_REPLICA_URLS. */
export function openReplicas(urls: readonly string[], options: Options): Replicas {
  const history = createWalHistory()
  const all = urls.map((url) => openReplica(url, { history, ...options }))
  let turn = 0
  return {
    all,
    async choose() {
      const usable = all.filter((one) => one.isUsable())
      turn += 1
      return usable[turn % usable.length]?.choose()
    },
    note: history.note,
    forget: history.clear,
    async close() {
      await Promise.all(all.map((one) => one.close()))
    },
  }
}
