import { setTimeout as sleep } from 'node:timers/promises'

import { withDatabase } from '#test/soak/outbox.ts'

export type StoredEvent = { id: string; ordering_key: string; type: string; delivered: boolean }

/** The events of the soak and the state of their profiles, from the database itself. */
export const readStored = (dataDir: string) =>
  withDatabase(dataDir, async (client) => {
    const events = await client.query<StoredEvent>(
      `select id, ordering_key, type, delivered_at is not null as delivered from webhook_delivery order by position`,
    )
    const profiles = await client.query<{ id: string; visibility: string }>('select id, visibility from profile')
    return { events: events.rows, profiles: profiles.rows }
  })

/** Waits until everything is delivered; returns how many events are not when the time is up. */
export const whenDelivered = (dataDir: string, ms: number) =>
  withDatabase(dataDir, async (client) => {
    const end = Date.now() + ms
    let left = Number.NaN
    do {
      const { rowCount } = await client.query('select from webhook_delivery where delivered_at is null')
      left = rowCount ?? 0
      if (left > 0) await sleep(500)
    } while (left > 0 && Date.now() < end)
    return left
  })
