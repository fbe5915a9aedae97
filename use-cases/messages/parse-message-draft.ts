import type { z } from 'zod'

import { findUser } from '#db/queries/accounts/accounts.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

/** `userId` is null where the sender has yet to prove the address. */
export type MessageSender = { userId: string | null; name: string; email: string }

type GuestFields = { name: string; email: string }

type Input<Letter> = {
  input: unknown
  schemas: { guest: z.ZodType<Letter & GuestFields>; account: z.ZodType<Letter> }
  /** Whether the sender may write to the recipients at all. */
  check: (sender: { userId: string | null; email: string }) => Promise<Result<undefined>>
}

function parse<T>(schema: z.ZodType<T>, input: unknown): Result<T> {
  const parsed = schema.safeParse(input)
  return parsed.success ? ok(parsed.data) : invalidInput(parsed.error)
}

/** R86: reads the sender and what they write; a blocked sender (R90) is refused before the text is checked. */
export async function parseMessageDraft<Letter extends object>(
  deps: Pick<Deps, 'db' | 'blocks' | 'now' | 'site'>,
  viewer: Viewer,
  { input, schemas, check }: Input<Letter>,
): Promise<Result<{ sender: MessageSender; letter: Letter }>> {
  if (viewer.kind === 'anonymous') {
    const guest = parse(schemas.guest, input)
    if (!guest.ok) return guest
    const { name, email } = guest.value
    const open = refuseBlockedEmail(deps, email)
    if (!open.ok) return open
    const allowed = await check({ userId: null, email })
    return allowed.ok ? ok({ sender: { userId: null, name, email }, letter: guest.value }) : allowed
  }
  const user = await findUser(deps.db, viewer.userId)
  if (!user) return fail('unauthenticated', 'sign in first')
  const allowed = await check({ userId: user.id, email: user.email })
  if (!allowed.ok) return allowed
  const letter = parse(schemas.account, input)
  if (!letter.ok) return letter
  // R227: anyone can sign up with anyone's address; until it is confirmed, they write as a guest does.
  const userId = user.email_verified ? user.id : null
  const open = userId === null ? refuseBlockedEmail(deps, user.email) : ok(undefined)
  if (!open.ok) return open
  return ok({ sender: { userId, name: user.name, email: user.email }, letter: letter.value })
}

/** Whose idempotency keys these are. */
export function formatSenderKey({ userId, email }: MessageSender): string {
  return userId === null ? `guest:${email}` : `user:${userId}`
}
