import { addressesWithoutParameters } from '#domain/addresses-without-parameters.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'

/** R2: the words in paths of the API and the server; a test checks that this list is complete. */
const BESIDE_PAGES = `
  about activate age answered api app ask assets auth avatar batch blocks brand bulk change-email change-password check
  city-counts cloneables commit confirm confirm-email confirmation conversations css decline deletion demo devices digest docs email events export files finish
  follow form general guest-requests health healthz hire-counts host inquiry-address json legal libraries like link llms lock login logout
  marketplace marks mcp me media members message metrics news objections openapi outcome overview pass password plan platform preview pricing profile proofs
  read-only readyz rebuild recovery-codes register removal renew replay reply reported-messages request-password-reset
  revoke-other-sessions revoke-session revoke-sessions robots roll-back search searched-word security send-verification-email
  session sessions get-session list-sessions settings signedupload signin signout signup site-order sitemap sitemaps siteorder sites slug snapshots social start
  statistics suggest swagger-ui swagger-ui-bundle templates time-zone transparency two-factor txt unfollow unlike unlock unmatched-terms
  unread upload uploads user users v1 verify verify-backup-code verify-password verify-totp visibility waiting well-known withdrawal workspace workspaces xml`

/** R2: words that would make a profile look like staff, or like no person. */
const MISLEADING = `
  abuse administrator administrators admins anonymous billing customer-service customer-support deleted everyone expert
  guest guildhall guildhall-support guildhall-team help helpdesk helpline hostmaster info mail mailer-daemon moderator
  moderators no-reply nobody none noreply notifications null official owner payment payments postmaster root safety
  service staff status superuser support sysadmin system team test trust trust-and-safety undefined unknown verified
  webmaster`

const OF_PAGES = addressesWithoutParameters().flatMap((address) => address.match(/[a-z0-9-]+/g) ?? [])

const RESERVED: ReadonlySet<string> = new Set([...OF_PAGES, ...`${BESIDE_PAGES} ${MISLEADING}`.trim().split(/\s+/)])

export function isReservedHandle(handle: string): boolean {
  return RESERVED.has(handle) || activePlatformRules().reservedHandles.includes(handle)
}
