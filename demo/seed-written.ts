import { addFollow } from '#db/queries/following/follows-and-likes.ts'
import { utcDay } from '#domain/day.ts'
import { DAY_MS } from '#domain/limits.ts'
import type { ServerDeps } from '#server/deps.ts'

import { ADA_MOREAU, DEMO_EXPERTS, NORTHLIGHT, SAM_OKAFOR } from './experts.ts'
import { makeAccount, makeExpert } from './make-expert.ts'
import { MESSAGES_TO_ADA, MESSAGES_TO_NORTHLIGHT } from './messages.ts'
import { removeDemo } from './remove-demo.ts'
import { seedMessages } from './seed/seed-messages.ts'
import { seedStatistics } from './seed/seed-statistics.ts'
import { LAST_WRITTEN } from './written-accounts.ts'

/** Freelancers of the same town who are also members of the agency. */
const NORTHLIGHT_PEOPLE = ['nadia-theriault-singh', 'devon-achterberg']

async function joinWorkspace({ db }: Pick<ServerDeps, 'db'>, workspace: string, handles: string[]): Promise<void> {
  await db
    .insertInto('workspace_member')
    .columns(['workspace_id', 'user_id', 'role', 'listed_at'])
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
          row.ref('profile.created_at').as('listed_at'),
        ]),
    )
    .execute()
}

/** Whom the visitor follows. */
const FOLLOWED = [ADA_MOREAU.handle, NORTHLIGHT.handle, ...DEMO_EXPERTS.slice(0, 4).map((expert) => expert.handle)]

async function follow({ db, now }: Pick<ServerDeps, 'db' | 'now'>, userId: string, handles: string[]): Promise<void> {
  const day = utcDay(now())
  const profiles = await db.selectFrom('profile').where('slug', 'in', handles).select('id').execute()
  for (const { id } of profiles) {
    await db.transaction().execute((transaction) => addFollow(transaction, { userId, profileId: id, day }))
  }
}

/** The accounts and experts that are written by hand. */
export async function seedWritten(deps: ServerDeps, password: string): Promise<void> {
  // Removes what an interrupted first start left behind.
  await removeDemo(deps)
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
  await makeAccount(deps, {
    email: LAST_WRITTEN,
    name: 'Adrian Pohl',
    password,
    verified: true,
    since: longAgo,
    role: 'admin',
  })
}
