import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'
import type { Viewer } from '#domain/viewer.ts'

/** R418: whether the viewer has signed in at the site builder just now, for what a password would be asked for. */
export function hasFreshHostSignIn(viewer: Viewer, now: Date): boolean {
  const provedAt = viewer.kind === 'account' ? viewer.session?.hostProvedAt : undefined
  return provedAt != null && now.getTime() - provedAt.getTime() < HOST_SIGN_IN_LIMITS.freshMinutes * 60_000
}
