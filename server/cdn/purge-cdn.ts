import { createPurger, type PurgeSettings } from '#adapters/cdn/purger.ts'
import type { ServerDeps } from '#server/deps.ts'
import { ALL_PAGES_TAG } from '#server/page-cache/cdn-headers.ts'
import { tagsOfChange } from '#server/page-cache/page-tags.ts'

import { runAsLeader } from './leader.ts'
import { createPurgeQueue } from './purge-queue.ts'

type Options = {
  settings: PurgeSettings
  databaseUrl: string
  deps: Pick<ServerDeps, 'followPages' | 'log'>
  repeatMs?: readonly number[]
}

/** R398: has a CDN drop the pages that each change of the log is shown on. */
export function startCdnPurges({ settings, databaseUrl, deps: { followPages, log }, repeatMs }: Options) {
  const queue = createPurgeQueue({
    purge: createPurger(settings),
    ...(repeatMs && { repeatMs }),
    onChange: (error) =>
      error === undefined
        ? log.warn('the CDN takes purges again')
        : log.error({ err: error }, 'the CDN takes no purges'),
  })
  const leader = runAsLeader(databaseUrl, {
    // R399: what changed since the last leader purged something is not known.
    onLead: () => queue.purge([ALL_PAGES_TAG]),
  })
  const unfollow = followPages({
    change(change) {
      if (leader.isLeading()) queue.purge(tagsOfChange(change) ?? [ALL_PAGES_TAG])
    },
    flush() {
      if (leader.isLeading()) queue.purge([ALL_PAGES_TAG])
    },
    pause() {},
    resume() {},
  })
  return {
    isLeading: leader.isLeading,
    async close() {
      unfollow()
      queue.close()
      await leader.close()
    },
  }
}
