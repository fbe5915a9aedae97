import { GUEST_REQUESTS_LIFETIME } from '#domain/limits.ts'
import {
  parseGuestRequestsPayload,
  type GuestRequestsPayload,
  formatGuestRequestsPayload,
} from '#domain/messages/guest-requests-payload.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

type SessionDeps = Pick<Deps, 'signer' | 'now'>

const GONE = fail('not_found', 'this link has expired or is incomplete')
const CLOSED = fail('unauthenticated', 'open your requests by a mailed link first')

/** R290: whose requests the link opens. Looking changes nothing. */
export function previewGuestRequestsLink(
  { signer, now }: SessionDeps,
  { token }: { token: string },
): Result<{ email: string }> {
  const text = signer.read('requests-link', token)
  const claim = text === undefined ? undefined : parseGuestRequestsPayload(text, now())
  return claim ? ok({ email: claim.email }) : GONE
}

/** R662: what a browser keeps that has come by a good link, and how long. */
export function startRequestsSession(
  deps: SessionDeps,
  input: unknown,
): Result<{ email: string; session: string; seconds: number }> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const link = previewGuestRequestsLink(deps, parsed.data)
  if (!link.ok) return link
  const { email } = link.value
  const seconds = GUEST_REQUESTS_LIFETIME.sessionMinutes * 60
  const expiresAt = new Date(deps.now().getTime() + seconds * 1000)
  return ok({
    email,
    session: deps.signer.sign('requests-session', formatGuestRequestsPayload({ email, expiresAt })),
    seconds,
  })
}

/** R662: the address whose requests this browser may see. */
export function verifyRequestsSession({ signer, now }: SessionDeps, session: string): Result<GuestRequestsPayload> {
  const text = signer.read('requests-session', session)
  const claim = text === undefined ? undefined : parseGuestRequestsPayload(text, now())
  return claim ? ok(claim) : CLOSED
}
