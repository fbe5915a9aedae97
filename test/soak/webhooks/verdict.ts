import type { Received } from '#test/sites/webhook-receiver.ts'

import type { TroubledReceiver } from './receiver.ts'
import type { StoredEvent } from './stored-events.ts'

type Found = {
  kills: Record<string, number>
  stored: StoredEvent[]
  profiles: { id: string; visibility: string }[]
  troubled: Pick<TroubledReceiver, 'receiver' | 'state' | 'counts' | 'trap'>
  left: number
  seconds: { all: number; drain: number }
}

const keyOf = ({ data }: Received) => `profile:${String(data['profileId'])}`

/** Whether copies aside the receiver has the events of each profile in the order in which they were written. */
function isInOrder(stored: StoredEvent[], accepted: Received[]): boolean {
  const seen = new Set<string>()
  const first = accepted.filter(({ id }) => !seen.has(id) && seen.add(id))
  const received = Map.groupBy(first, keyOf)
  return [...Map.groupBy(stored, (event) => event.ordering_key)].every(
    ([key, events]) => events.map(({ id }) => id).join() === (received.get(key) ?? []).map(({ id }) => id).join(),
  )
}

/** The results as a table, and whether all is well. */
export function judge(found: Found): { lines: string[]; well: boolean } {
  const { kills, stored, profiles, troubled, left, seconds } = found
  const { accepted } = troubled.receiver
  const { unverified } = troubled.receiver.state
  const { visits } = troubled.trap.state
  const ids = new Set(accepted.map(({ id }) => id))
  const lost = stored.filter(({ id }) => !ids.has(id)).length
  const ordered = isInOrder(stored, accepted)
  const last = new Map(accepted.map((event) => [String(event.data['profileId']), event.data['visibility']]))
  const wrong = profiles.filter(({ id, visibility }) => last.has(id) && last.get(id) !== visibility).length
  const rows: [string, number | string][] = [
    ['kills', Object.values(kills).reduce((sum, count) => sum + count, 0)],
    ...Object.entries(kills).map(([moment, count]): [string, number] => [`kills at this moment: ${moment}`, count]),
    ['events written', stored.length],
    ['of them lost', lost],
    ['profiles that they tell of', last.size],
    ['of them in order', ordered ? 'all' : 'not all'],
    ['whose last event is not their state', wrong],
    ['attempts that reached the receiver', troubled.state.attempts],
    ...[...troubled.counts].map(([name, count]): [string, number] => [`of them ${name}`, count]),
    ['redirects that were followed', visits],
    ['times that the receiver was killed, and down for five seconds', troubled.state.down],
    ['of them with an event in its hands', troubled.state.downWithOne],
    ['events that were accepted twice or more', accepted.length - ids.size],
    ['signatures that did not verify', unverified],
    ['events never delivered', left],
    ['seconds until the last one was out, after the last change', Math.round(seconds.drain)],
    ['seconds in all', Math.round(seconds.all)],
  ]
  return {
    lines: ['', '| | |', '| --- | ---: |', ...rows.map(([name, count]) => `| ${name} | ${count} |`), ''],
    well: lost + wrong + unverified + visits + left === 0 && ordered && stored.length > 0,
  }
}
