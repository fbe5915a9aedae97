import { MESSAGE_LIMITS } from '#domain/limits.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export function checkIdempotencyKey(key: string | undefined): Result<string | null> {
  if (key === undefined) return ok(null)
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= MESSAGE_LIMITS.idempotencyKey) return ok(key)
  const problem = `Use 1 to ${MESSAGE_LIMITS.idempotencyKey} letters, digits and signs, without spaces.`
  return fail('validation_failed', 'check Idempotency-Key', { 'Idempotency-Key': [problem] })
}
