import type { Result } from '#domain/result.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import { refundLimits } from '#use-cases/consume-limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { catchRollback } from '#use-cases/rollback.ts'

/**
 * R91: counts an act in a conversation against the limit of replies before it happens, and refunds it when it is refused
 * or changes nothing. `write` returns whether it wrote something; `author` is an account's id, or a guest's address.
 */
export async function withReplyLimit(
  deps: Pick<Deps, 'limits'>,
  author: string,
  write: () => Promise<boolean>,
): Promise<Result<boolean>> {
  const act = {
    name: 'replies' as const,
    key: author,
    message: 'you have written as many replies as one may in an hour',
  }
  const allowed = await consumeLimitsOrFail(deps, [act])
  if (!allowed.ok) return allowed
  const written = await catchRollback(write)
  if (!written.ok || !written.value) await refundLimits(deps, [act])
  return written
}
