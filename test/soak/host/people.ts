import { sql } from 'kysely'

import { openConnection } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { lockHostEntries } from '#db/queries/host/host-bulk.ts'
import { joinToHost } from '#test/join-to-host.ts'
import { applyHostReport } from '#use-cases/host/apply-report.ts'
import { applyWaitingReports } from '#use-cases/host/waiting-reports.ts'

import type { People } from './joins.ts'

type Connection = Parameters<typeof joinToHost>[0]

/** People who sign up, join and leave by the use cases' own code, on the database of the site. */
export function peopleAt(deps: Connection): People {
  const { db } = deps
  return {
    async signUp(email) {
      const id = newId()
      const row = { id, name: 'Made here', email, email_verified: true }
      const done = await db
        .insertInto('user')
        .values(row)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst()
      return Number(done.numInsertedOrUpdatedRows) > 0 ? id : undefined
    },
    async join({ userId, email, subject }) {
      return (await joinToHost(deps, { userId, email, subject })).ok
    },
    // As an account is deleted here.
    async leave({ userId, subject }) {
      await applyHostReport(deps, async (transaction, effects) => {
        await lockHostEntries(transaction, 'user', [userId, subject])
        await transaction.deleteFrom('user').where('id', '=', userId).execute()
        for (const id of [userId, subject]) {
          await applyWaitingReports(transaction, [{ kind: 'user', id }], { now: deps.now(), effects, signsIn: false })
        }
      })
    },
  }
}

/** The same beside a server, whose workers do the jobs that a join sends. */
export function openPeople(databaseUrl: string) {
  const { db, close } = openConnection(databaseUrl, { max: 4 })
  const send = async () => void (await sql`select 1`.execute(db))
  const queue = { send, sendInBulk: send } as unknown as Connection['queue']
  return { people: peopleAt({ db, queue, now: () => new Date(), logAuthEvent: () => {} }), close }
}
