import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { edit, type Owner } from '#test/soak/owners.ts'

const ROUND_MS = 6000

/** Writers take turns of their own, each one edit after the other; returns how many they make a second. */
async function measure(writers: (() => Promise<unknown>)[]): Promise<number> {
  const begun = performance.now()
  let edits = 0
  await Promise.all(
    writers.map(async (write) => {
      while (performance.now() - begun < ROUND_MS) {
        await write()
        edits += 1
      }
    }),
  )
  return edits / ((performance.now() - begun) / 1000)
}

const newTitle = () => `Title ${randomUUID()}`

/** Edits by HTTP: on small machines they are limited by the processor. */
export const rateByHttp = (origins: string[], owners: Owner[]): Promise<number> =>
  measure(owners.map((owner) => () => edit(origins, owner, newTitle())))

/** What such an edit writes to the profile, by as many connections, while the nodes follow: limited by commits alone. */
export async function rateBySql(adminUrl: string, owners: Owner[]): Promise<number> {
  const clients = owners.map(() => new pg.Client({ connectionString: adminUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  try {
    const text = 'update profile set title = $1 where slug = $2'
    return await measure(
      clients.map((client, at) => () => client.query({ name: 'edit', text, values: [newTitle(), owners[at]?.slug] })),
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
