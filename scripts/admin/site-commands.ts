import type { Db } from '#db/connection.ts'
import { StartError } from '#server/startup/start-error.ts'
import { purgeCaches } from '#use-cases/admin/operator/purge-caches.ts'
import { setReadOnlyMode } from '#use-cases/admin/operator/read-only-mode.ts'

import { unwrapForOperator } from './operator-command.ts'

type SiteDeps = { db: Db; now: () => Date }
/** Undefined for arguments that are not understood; returns what was done, without the end of the sentence. */
type SiteCommand = (args: string[]) => ((deps: SiteDeps) => Promise<string>) | undefined

/** Commands that concern the whole site. They are refused, or checked, before the database is opened. */
export const SITE_COMMANDS: Record<string, SiteCommand> = {
  'read-only'([state, ...words]) {
    const message = words.join(' ')
    if (state === 'on') {
      return async (deps) => {
        unwrapForOperator(await setReadOnlyMode(deps, { actorId: null, input: { on: true, message } }))
        return 'The site is read-only within a second, and every page says so'
      }
    }
    if (state !== 'off' || words.length > 0) return undefined
    return async (deps) => {
      unwrapForOperator(await setReadOnlyMode(deps, { actorId: null, input: { on: false } }))
      return 'The site takes changes again'
    }
  },
  'purge-caches'([first, second, ...more]) {
    if (more.length > 0) return undefined
    if (first === undefined) return purge({ what: 'everything' })
    if (first === 'profile') return second ? purge({ what: 'profile', handle: second.replace(/^@/, '') }) : undefined
    return first.startsWith('/') && second === undefined ? purge({ what: 'page', path: first }) : undefined
  },
}

function purge(what: Parameters<typeof purgeCaches>[1]) {
  return async ({ db }: SiteDeps) => {
    if (await purgeCaches({ db }, what)) return 'Every node drops these pages within a second, and has a CDN drop them'
    throw new StartError('There is no such profile.')
  }
}
