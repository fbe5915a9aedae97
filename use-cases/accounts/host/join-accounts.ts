import { checkPassword } from '#adapters/auth/check-password.ts'
import type { HostIdentity } from '#adapters/auth/host/host-provider.ts'
import { accountMails } from '#adapters/mail/account-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { findPasswordHash } from '#db/queries/accounts/accounts.ts'
import { findHostJoin, upsertHostJoin, setJoinToken } from '#db/queries/accounts/host/host-joins.ts'
import { accountLinkTokenSchema } from '#domain/accounts/account-link.ts'
import * as addresses from '#domain/addresses.ts'
import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { JOIN_LINK_EXPIRED, completeJoin, type JoinDeps, type Joined } from './complete-join.ts'
import { hashHostSecret, isHostSecret, generateHostSecret } from './host-secrets.ts'
import type { AccountMatch } from './match-account.ts'

type Browser = { browser: string | undefined }

type Kept = {
  browserHash: string
  match: Extract<AccountMatch, { kind: 'join' }>
  identity: HostIdentity
  next: string
}

/** R415: remembers which two accounts are to be joined, for this browser. */
export async function storePendingJoin({ db, now }: Pick<Deps, 'db' | 'now'>, kept: Kept): Promise<void> {
  const { match, identity } = kept
  await upsertHostJoin(db, {
    browser_hash: kept.browserHash,
    user_id: match.userId,
    issuer: identity.issuer,
    subject: identity.subject,
    email: match.email,
    next: kept.next,
    token_hash: null,
    expires_at: new Date(now().getTime() + HOST_SIGN_IN_LIMITS.joinMinutes * 60_000),
  })
}

function findByBrowser({ db, now }: Pick<Deps, 'db' | 'now'>, { browser }: Browser) {
  if (!isHostSecret(browser)) return undefined
  return findHostJoin(db, { browserHash: hashHostSecret(browser) }, { now: now() })
}

/** What the page to confirm shows. */
export async function previewJoin(
  deps: Pick<Deps, 'db' | 'now' | 'signIn'>,
  browser: Browser,
): Promise<Result<{ email: string; password: boolean }>> {
  const join = await findByBrowser(deps, browser)
  if (!join) return JOIN_LINK_EXPIRED
  const password = deps.signIn.passwords && (await findPasswordHash(deps.db, join.user_id)) !== undefined
  return ok({ email: join.email, password })
}

/** R415: in the browser that signed in at the site builder, by the password of the account here. */
export async function joinByPassword(
  deps: JoinDeps,
  { browser, password }: Browser & { password: string },
): Promise<Result<Joined>> {
  const found = await findByBrowser(deps, { browser })
  if (!found || !isHostSecret(browser)) return JOIN_LINK_EXPIRED
  const right = deps.signIn.passwords && (await checkPassword(deps, { userId: found.user_id, password }))
  if (!right) return fail('wrong_password', 'the password is not right')
  return completeJoin(deps, { browserHash: hashHostSecret(browser) })
}

/** R415: by a link to the address that both accounts have. */
export async function mailJoinLink(deps: JoinDeps, { browser }: Browser): Promise<Result<null>> {
  const found = await findByBrowser(deps, { browser })
  const { host } = deps.signIn
  if (!found || !host || !isHostSecret(browser)) return JOIN_LINK_EXPIRED
  const token = generateHostSecret()
  return deps.db.transaction().execute(async (transaction) => {
    const wanted = { browserHash: hashHostSecret(browser), tokenHash: hashHostSecret(token), now: deps.now() }
    if (!(await setJoinToken(transaction, wanted))) return JOIN_LINK_EXPIRED
    const url = absoluteUrl(addresses.joinLink, deps.site.url)
    url.searchParams.set('token', token)
    const hours = HOST_SIGN_IN_LIMITS.joinMinutes / 60
    const mail = renderMailTemplate(deps.site, accountMails.joinAccounts, { host: host.name, url: url.href, hours })
    await queueMail(deps, transaction, { to: found.email, ...mail })
    return ok(null)
  })
}

/** R206: opening the link changes nothing. */
export async function previewJoinLink(
  { db, now, signIn }: Pick<Deps, 'db' | 'now' | 'signIn'>,
  input: unknown,
): Promise<Result<{ email: string; hostName: string }>> {
  const parsed = accountLinkTokenSchema.safeParse(input)
  const key = parsed.success && { tokenHash: hashHostSecret(parsed.data.token) }
  const found = key && (await findHostJoin(db, key, { now: now() }))
  if (!found || !signIn.host) return JOIN_LINK_EXPIRED
  return ok({ email: found.email, hostName: signIn.host.name })
}

/** R415: signs no one in, regardless of who presses the button. */
export async function joinByLink(deps: JoinDeps, input: unknown): Promise<Result<{ next: string }>> {
  const parsed = accountLinkTokenSchema.safeParse(input)
  if (!parsed.success || !deps.signIn.host) return JOIN_LINK_EXPIRED
  const joined = await completeJoin(deps, { tokenHash: hashHostSecret(parsed.data.token) })
  return joined.ok ? ok({ next: joined.value.next }) : joined
}
