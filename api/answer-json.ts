import type { Context } from 'hono'

import type { ApiEnv } from './api-env.ts'

/**
 * An answer as JSON. Whoever asks from within this process takes the value itself: on a list of experts, writing it
 * down and reading it again takes as long as finding it. It must hold nothing but what JSON can.
 */
export function answerJson<Value extends object>(c: Context<ApiEnv>, value: Value) {
  const say = () => c.json(value, 200)
  if (!c.env.take) return say()
  c.env.take(value)
  return c.body(null, 200) as unknown as ReturnType<typeof say>
}
