import type { ServerDeps } from '#server/deps.ts'

import { ADA_MOREAU, DEMO_EXPERTS, NORTHLIGHT, SAM_OKAFOR } from './experts.ts'
import { makeAccount, makeExpert } from './make-expert.ts'
import { tidyUp } from './tidy-up.ts'

/** Made last: once it is there, the demo is complete. */
const LAST = 'admin@demo.test'
const SEED_LOCK = 7_305_413

async function isSeeded({ db }: Pick<ServerDeps, 'db'>): Promise<boolean> {
  return (await db.selectFrom('user').where('email', '=', LAST).select('id').executeTakeFirst()) !== undefined
}

async function seed(deps: ServerDeps, say: (line: string) => void): Promise<void> {
  // What an interrupted first start left behind.
  await tidyUp(deps)
  const password = await (await deps.auth.$context).password.hash('guildhall-demo')
  await makeExpert(deps, { expert: ADA_MOREAU, email: 'owner@demo.test', password, state: 'active' })
  await makeExpert(deps, { expert: NORTHLIGHT, email: 'agency@demo.test', password, state: 'active', templates: 3 })
  await makeExpert(deps, { expert: SAM_OKAFOR, email: 'starter@demo.test', password, state: 'draft' })
  for (const expert of DEMO_EXPERTS) {
    await makeExpert(deps, { expert, email: `${expert.handle}@demo.test`, password, state: 'active' })
  }
  const today = deps.now()
  const longAgo = new Date(today.getTime() - 400 * 86_400_000)
  await makeAccount(deps, { email: 'newcomer@demo.test', name: 'Noor Haddad', password, verified: false, since: today })
  await makeAccount(deps, {
    email: 'visitor@demo.test',
    name: 'Vera Lindholm',
    password,
    verified: true,
    since: longAgo,
  })
  await makeAccount(deps, { email: LAST, name: 'Adrian Pohl', password, verified: true, since: longAgo, role: 'admin' })
  say(`  ${DEMO_EXPERTS.length + 2} experts are open for business.`)
}

/** The demo's accounts and experts, made on the first start; of several nodes, one does it. */
export async function openDemo(deps: ServerDeps, say: (line: string) => void): Promise<void> {
  if (await isSeeded(deps)) return
  const client = await deps.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    if (!(await isSeeded(deps))) await seed(deps, say)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]).catch(() => {})
    client.release()
  }
}
