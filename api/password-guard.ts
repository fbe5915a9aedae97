import type { Viewer } from '#domain/viewer.ts'

import type { ApiDeps } from './api-env.ts'
import { tooManyRequests } from './errors.ts'

/** Who has somebody's session shall not find out their password by trying: as many tries as at the front door. */
export async function guardPassword(limits: ApiDeps['limits'], viewer: Viewer): Promise<{ wrong(): Promise<void> }> {
  if (viewer.kind === 'anonymous') return { wrong: async () => {} }
  const key = `signed in ${viewer.userId}`
  const wait = await limits.check('signIn', key)
  if (wait) throw tooManyRequests(wait)
  return {
    async wrong() {
      await limits.hit('signIn', key)
    },
  }
}
