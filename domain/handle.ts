import { foldText } from './fold-text.ts'
import { trimEndOf } from './trim-end.ts'

/** R1: the profile's address, `/@{slug}`. */
const HANDLE = /^[a-z0-9](?:-?[a-z0-9])*$/
export const HANDLE_LENGTH = { min: 3, max: 40 } as const

/** R2: segments of our own routes and API, and names that would mislead. */
const RESERVED = new Set(
  `about account activate admin api app auth browse contact dashboard dev docs edit experts follow following general
   guildhall health healthz help hire host imprint inbox legal like me media message metrics moderation new-profile
   official openapi pricing privacy profile profiles ranking readyz reset-password robots root search settings
   shortlist sign-in sign-out sign-up signin signup site-order siteorder sites sitemap sitemaps suggest support
   system templates libraries cloneables terms unfollow unlike user users v1 verify verify-email visibility workspace
   workspaces`.split(/\s+/),
)

export function normalizeHandle(input: string): string {
  return input.trim().toLowerCase()
}

/** Whether this could be anyone's handle, reserved or not. */
export function isHandle(text: string): boolean {
  return text.length >= HANDLE_LENGTH.min && text.length <= HANDLE_LENGTH.max && HANDLE.test(text)
}

/** Why a handle cannot be used, in a sentence for its owner; undefined when it can. */
export function handleProblem(handle: string): string | undefined {
  if (handle.length < HANDLE_LENGTH.min) return `Use at least ${HANDLE_LENGTH.min} characters.`
  if (handle.length > HANDLE_LENGTH.max) return `Use at most ${HANDLE_LENGTH.max} characters.`
  if (!HANDLE.test(handle)) {
    return 'Use letters a to z, digits and single hyphens, not at the beginning or end.'
  }
  if (RESERVED.has(handle)) return 'This handle is reserved.'
  return undefined
}

const trimHyphens = (text: string) => trimEndOf(text.replace(/^-+/, ''), /-/)

/** R116: a handle made of a name, as a start; empty where the name has no letters that a handle could have. */
export function suggestHandle(name: string): string {
  const plain = foldText(name).replaceAll(/[^a-z0-9]+/g, '-')
  const handle = trimHyphens(trimHyphens(plain).slice(0, HANDLE_LENGTH.max))
  return handle === '' || !handleProblem(handle) ? handle : `${trimHyphens(handle.slice(0, 30))}-work`
}
