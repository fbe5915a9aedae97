import { GUEST, newBrief } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite } from '#test/test-site.ts'

/** A Monday. */
export const NOW = new Date('2026-06-01T12:00:00Z')
export const THREE = ['expert-one', 'expert-two', 'expert-three']
export const BRIEFS = '/v1/marketplace/briefs'

type As = { cookie?: string; key?: string }

export const tokenIn = (text: string | undefined, path: string) => text?.split(path)[1]?.split(/\s/)[0] ?? ''

export const statesOf = (body: Record<string, unknown>) =>
  (body['recipients'] as { state: string }[]).map(({ state }) => state)

/** A site with a client, and three experts whom one owner answers for. */
export async function openBriefSite() {
  let clock = NOW
  const site = await openTestSite({ now: () => clock })
  const { db, pool } = site.deps
  const client = await site.signUp('client@example.test', 'Cora Client', { confirmed: true })
  const stranger = await site.signUp('stranger@example.test', 'Stran Ger', { confirmed: true })
  const owner = await site.signUp('owner@example.test', 'Owner', { confirmed: true })

  function send(to: string[], fields: Record<string, unknown> = {}, { cookie, key }: As = { cookie: client.cookie }) {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    return site.send('POST', BRIEFS, { body: newBrief(to, fields), ...(cookie && { cookie }), headers })
  }
  const asGuest = (to: string[]) => send(to, GUEST, {})
  const mails = () => db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('id').execute()
  const confirm = (token: string) => site.send('POST', `${BRIEFS}/confirm`, { body: { token } })
  /** The token of the link that a guest confirms by. */
  async function askedToken() {
    const asked = (await mails()).find(({ kind }) => kind === 'confirm-brief')
    return decodeURIComponent(tokenIn(asked?.text_body, 'token='))
  }
  return {
    site,
    client,
    stranger,
    owner,
    setClock: (at: Date) => (clock = at),
    async reset() {
      clock = NOW
      await pool.query('truncate rate_limit, message, brief, mail_outbox, sender_block cascade')
      await db.deleteFrom('profile').execute()
      await db.deleteFrom('workspace').execute()
      for (const slug of THREE) {
        const { workspaceId } = await makeExpert(db, { slug, name: slug, agency: true, skills: ['web-design'] })
        const member = { workspace_id: workspaceId, user_id: owner.userId, role: 'admin' as const }
        await db.insertInto('workspace_member').values(member).execute()
      }
    },
    send,
    asGuest,
    confirm,
    askedToken,
    async sendConfirmed(to = THREE) {
      await asGuest(to)
      return (await confirm(await askedToken())).body
    },
    mails,
    messages: () => db.selectFrom('message').selectAll().orderBy('id').execute(),
    briefs: () => db.selectFrom('brief').selectAll().execute(),
    read: (id: unknown, cookie = client.cookie) =>
      site.send('GET', `/v1/marketplace/me/briefs/${String(id)}`, { cookie }),
    reply: (id: string, body: string) =>
      site.send('POST', `/v1/marketplace/me/messages/${id}/reply`, { cookie: owner.cookie, body: { body } }),
    decline: (id: string, reason: unknown = 'no-time', cookie = owner.cookie) =>
      site.send('POST', `/v1/marketplace/me/messages/${id}/decline`, { cookie, body: { reason } }),
  }
}
