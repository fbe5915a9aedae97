import { sql } from 'kysely'

import { newId } from '#db/new-id.ts'
import type { TestSite } from '#test/test-site.ts'

type Wanted = { recipient?: string; why?: string }

/** The job of a mail, as the queue leaves it after its last try; returns its id. */
export async function makeFailedJob(
  { deps }: Pick<TestSite, 'deps'>,
  { recipient = 'nobody@example.test', why = 'the mail server is full' }: Wanted = {},
): Promise<string> {
  const mailId = newId()
  await deps.db
    .insertInto('mail_outbox')
    .values({
      id: mailId,
      kind: 'other',
      recipient,
      subject: 'Hello',
      text_body: 'Hello',
      html_body: '<p>Hello</p>',
      message_id: `<${mailId}@localhost>`,
      last_error: why,
    })
    .execute()
  await deps.queue.send(deps.db, 'send-mail', { mailId })
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', completed_on = now(), retry_count = retry_limit,
      output = jsonb_build_object('message', ${why}::text)
    where name = 'send-mail' and data ->> 'mailId' = ${mailId} returning id`.execute(deps.db)
  return rows[0]?.id ?? ''
}
