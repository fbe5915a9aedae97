import { reopenDemoAccounts } from '#db/queries/demo/demo-accounts.ts'
import { addFollow } from '#db/queries/following/follows-and-likes.ts'
import { dayOf } from '#domain/day.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { DAY_MS } from '#domain/limits.ts'
import type { ServerDeps } from '#server/deps.ts'

import { ADA_MOREAU, DEMO_EXPERTS, NORTHLIGHT, SAM_OKAFOR } from './experts.ts'
import { makeAccount, makeExpert } from './make-expert.ts'
import { MESSAGES_TO_ADA, MESSAGES_TO_NORTHLIGHT } from './messages.ts'
import { generatedEmail } from './seed/expert-rows.ts'
import { seedExperts } from './seed/seed-experts.ts'
import { seedMessages } from './seed/seed-messages.ts'
import { seedStatistics } from './seed/seed-statistics.ts'
import { tidyUp } from './tidy-up.ts'

/** The last of the hand-written accounts to be created: once it exists, all do. */
const LAST = 'admin@demo.test'
const SEED_LOCK = 7_305_413
/** Listed experts only: drafts are not listed. */
const WRITTEN_EXPERTS = DEMO_EXPERTS.length + 2

type Demo = {
  /** The total number of experts; never fewer than the hand-written ones. */
  profiles: number
  say: (line: string) => void
  /** Whether a server is already running on it. */
  open?: boolean
  /** URL of the embedded database as its superuser. */
  adminUrl?: string | undefined
}

async function isAccount({ db }: Pick<ServerDeps, 'db'>, email: string): Promise<boolean> {
  return (await db.selectFrom('user').where('email', '=', email).select('id').executeTakeFirst()) !== undefined
}

/** Freelancers of the same town who are also members of the agency. */
const NORTHLIGHT_PEOPLE = ['nadia-theriault-singh', 'devon-achterberg']

async function joinWorkspace({ db }: Pick<ServerDeps, 'db'>, workspace: string, handles: string[]): Promise<void> {
  await db
    .insertInto('workspace_member')
    .columns(['workspace_id', 'user_id', 'role'])
    .expression((eb) =>
      eb
        .selectFrom('profile')
        .innerJoin('workspace', (join) => join.on('workspace.slug', '=', workspace))
        .where('profile.slug', 'in', handles)
        .where('profile.owner_user_id', 'is not', null)
        .select((row) => [
          'workspace.id',
          row.ref('profile.owner_user_id').$notNull().as('user_id'),
          row.val('member' as const).as('role'),
        ]),
    )
    .execute()
}

/** Whom the visitor follows. */
const FOLLOWED = [ADA_MOREAU.handle, NORTHLIGHT.handle, ...DEMO_EXPERTS.slice(0, 4).map((expert) => expert.handle)]

async function follow({ db, now }: Pick<ServerDeps, 'db' | 'now'>, userId: string, handles: string[]): Promise<void> {
  const day = dayOf(now())
  const profiles = await db.selectFrom('profile').where('slug', 'in', handles).select('id').execute()
  for (const { id } of profiles) {
    await db.transaction().execute((transaction) => addFollow(transaction, { userId, profileId: id, day }))
  }
}

async function seedWritten(deps: ServerDeps, password: string): Promise<void> {
  // Removes what an interrupted first start left behind.
  await tidyUp(deps)
  await makeExpert(deps, { expert: ADA_MOREAU, email: 'owner@demo.test', password, state: 'active' })
  await makeExpert(deps, { expert: NORTHLIGHT, email: 'agency@demo.test', password, state: 'active', templates: 3 })
  await seedStatistics(deps, [ADA_MOREAU.handle, NORTHLIGHT.handle])
  await makeExpert(deps, { expert: SAM_OKAFOR, email: 'starter@demo.test', password, state: 'draft' })
  for (const expert of DEMO_EXPERTS) {
    await makeExpert(deps, { expert, email: `${expert.handle}@demo.test`, password, state: 'active' })
  }
  await joinWorkspace(deps, NORTHLIGHT.handle, NORTHLIGHT_PEOPLE)
  const today = deps.now()
  const longAgo = new Date(today.getTime() - 400 * DAY_MS)
  await makeAccount(deps, { email: 'newcomer@demo.test', name: 'Noor Haddad', password, verified: false, since: today })
  const name = 'Vera Lindholm'
  const id = await makeAccount(deps, { email: 'visitor@demo.test', name, password, verified: true, since: longAgo })
  await follow(deps, id, FOLLOWED)
  await seedMessages(deps, { handle: ADA_MOREAU.handle, messages: MESSAGES_TO_ADA, visitor: { id, name } })
  await seedMessages(deps, { handle: NORTHLIGHT.handle, messages: MESSAGES_TO_NORTHLIGHT, visitor: { id, name } })
  await makeAccount(deps, { email: LAST, name: 'Adrian Pohl', password, verified: true, since: longAgo, role: 'admin' })
}

async function isComplete(deps: ServerDeps, generated: number): Promise<boolean> {
  return (await isAccount(deps, LAST)) && (generated === 0 || (await isAccount(deps, generatedEmail(generated - 1))))
}

/**
 * Creates the demo's accounts and experts at the first start, on one of several nodes. More can be added later. An
 * interrupted start leaves complete batches, and the next one continues after them.
 */
export async function openDemo(deps: ServerDeps, { profiles, say, open = false, adminUrl }: Demo): Promise<void> {
  const generated = Math.max(0, profiles - WRITTEN_EXPERTS)
  const password = await (await deps.auth.$context).password.hash(DEMO_PASSWORD)
  await reopenDemoAccounts(deps.db, password)
  if (await isComplete(deps, generated)) return
  const client = await deps.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    if (await isComplete(deps, generated)) return
    if (!(await isAccount(deps, LAST))) await seedWritten(deps, password)
    await seedExperts(deps, { count: generated, password, say, open, adminUrl })
    say(`  ${(WRITTEN_EXPERTS + generated).toLocaleString('en')} experts are open for business.`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]).catch(() => {})
    client.release()
  }
}
