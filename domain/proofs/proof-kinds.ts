// Without schemas, so that browser bundles can have them.

/** What an owner adds. */
export const ADDED_PROOF_KINDS = ['domain', 'elsewhere'] as const
export type AddedProofKind = (typeof ADDED_PROOF_KINDS)[number]

/** How an added proof was checked. */
export const CHECK_METHODS = ['dns', 'page'] as const
export type CheckMethod = (typeof CHECK_METHODS)[number]

/** R796: why a check failed. */
export const CHECK_FAILURES = [
  'not_found',
  'other_profile',
  'unreachable',
  'too_slow',
  'too_many_redirects',
  'other_site',
  'refused_status',
  'not_html',
  'too_large',
] as const
export type CheckFailure = (typeof CHECK_FAILURES)[number]
