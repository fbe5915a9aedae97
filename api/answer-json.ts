import type { Context } from 'hono'

import type { ApiEnv } from './api-env.ts'

/**
 * An answer as JSON. A page of this process gets the value itself: for a list of experts, to write and parse JSON takes
 * as long as to find them. It must hold nothing but what JSON can.
 */
export function answerJson<Value extends object>(c: Context<ApiEnv>, value: Value) {
  const answer = () => c.json(value, 200)
  const { inProcess } = c.env
  if (!inProcess) return answer()
  inProcess.value = value
  return c.body(null, 200) as unknown as ReturnType<typeof answer>
}
