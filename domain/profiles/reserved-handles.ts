/** R2: the words of our own addresses, wherever they stand in them; a test holds this list against the addresses. */
const ADDRESSES = `
  about account accounts activate admin age answered api app ask assets auth blocks browse bulk catalogue
  change-email change-password cities cloneables code confirm confirm-address confirm-email confirm-message
  confirmation contact conversation conversations countries dashboard delete delete-profile deletion demo dev devices
  digest docs edit email events experts export finish follow following general health healthz hire hire-counts
  history host imprint inbox inquiry-address json legal libraries like lock login logout mailbox mark marketplace me
  media message messages metrics moderation new-profile news openapi overview pass password plan platform preview
  pricing privacy profile profiles ranking readyz rebuild recovery-codes register removal renew reply report
  reported-messages reports request-password-reset reset-password revoke-other-sessions revoke-session
  revoke-sessions robots roll-back search second-factor security send-verification-email sessions settings shortlist
  sign-in sign-out sign-up signedupload signin signout signup site-order sitemap sitemaps siteorder sites slug social
  start statistics suggest templates terms two-factor txt unfollow unlike unlock unmatched-terms unread unsubscribe
  upload uploads user users v1 verify verify-email verify-password visibility well-known workspace workspaces xml`

/** R2: words that would make whoever bears them look like one of us, or like nobody. */
const MISLEADING = `
  abuse administrator administrators admins anonymous billing customer-service customer-support deleted everyone expert
  guest guildhall guildhall-support guildhall-team help helpdesk helpline hostmaster info mail mailer-daemon moderator
  moderators no-reply nobody none noreply notifications null official owner payment payments postmaster root safety
  service staff status superuser support sysadmin system team test trust trust-and-safety undefined unknown verified
  webmaster`

const RESERVED: ReadonlySet<string> = new Set(`${ADDRESSES} ${MISLEADING}`.trim().split(/\s+/))

export function isReservedHandle(handle: string): boolean {
  return RESERVED.has(handle)
}
