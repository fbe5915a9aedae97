import { GUEST_REQUESTS } from '#domain/limits.ts'
import { tokenSchema } from '#domain/messages/message.ts'
import { readRequestsClaim, type RequestsClaim, writeRequestsClaim } from '#domain/messages/requests-claim.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

type SessionDeps = Pick<Deps, 'signer' | 'now'>

const GONE = fail('not_found', 'this link has expired or is incomplete')
const CLOSED = fail('unauthenticated', 'open your requests by a mailed link first')

/** R290: whose requests the link opens. Looking changes nothing. */
export function readRequestsLink(
  { signer, now }: SessionDeps,
  { token }: { token: string },
): Result<{ email: string }> {
  const text = signer.read('requests-link', token)
  const claim = text === undefined ? undefined : readRequestsClaim(text, now())
  return claim ? ok({ email: claim.email }) : GONE
}

/** R662: what a browser keeps that has come by a good link, and how long. */
export function openRequests(
  deps: SessionDeps,
  input: unknown,
): Result<{ email: string; session: string; seconds: number }> {
  const parsed = tokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const link = readRequestsLink(deps, parsed.data)
  if (!link.ok) return link
  const { email } = link.value
  const seconds = GUEST_REQUESTS.sessionMinutes * 60
  const expiresAt = new Date(deps.now().getTime() + seconds * 1000)
  return ok({ email, session: deps.signer.sign('requests-session', writeRequestsClaim({ email, expiresAt })), seconds })
}

/** R662: the address whose requests this browser may see. */
export function readSession({ signer, now }: SessionDeps, session: string): Result<RequestsClaim> {
  const text = signer.read('requests-session', session)
  const claim = text === undefined ? undefined : readRequestsClaim(text, now())
  return claim ? ok(claim) : CLOSED
}
