import pg from 'pg'

import { changeSchema } from '#db/migrating/change-schema.ts'

import type { Fault } from './fault.ts'

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** R367: a change of the table that everybody reads, while a transaction that has read it stays open. */
export function lockingMigration(adminUrl: string): Fault {
  let [open, migrating]: (pg.Client | undefined)[] = []
  let change: Promise<void> = Promise.resolve()
  return {
    name: 'a migration while a transaction is open, for 15 s',
    seconds: 15,
    readsGoOn: true,
    writesGoOn: true,
    async begin() {
      open = await connect(adminUrl)
      await open.query('begin; select from profile limit 1')
      const client = (migrating = await connect(adminUrl))
      change = changeSchema(
        client,
        () => {},
        async () => void (await client.query('alter table profile add column unused integer')),
      )
    },
    async end() {
      await open?.query('commit')
      await change
      const client = migrating
      if (client) {
        await changeSchema(
          client,
          () => {},
          async () => void (await client.query('alter table profile drop column unused')),
        )
      }
      await open?.end()
      await migrating?.end()
    },
  }
}
