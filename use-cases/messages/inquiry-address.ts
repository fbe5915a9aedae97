import { confirmationMails } from '#adapters/mail/confirmation-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import { findInquiryAddress, verifyInquiryAddress } from '#db/queries/profiles/profile-writes.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import * as addresses from '#domain/addresses.ts'
import { DAY_MS, INQUIRY_LINK_DAYS } from '#domain/limits.ts'
import { type NamedProfile, nameForStrangers } from '#domain/mail/name-for-strangers.ts'
import { isInquiryAddressVerified } from '#domain/messages/inquiry-address.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { networkOf } from '#domain/network.ts'
import { maySeeProfile, seesPrivateFields } from '#domain/policy/profile-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Viewer } from '#domain/viewer.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'

import { inquiryAddresses } from './recipient.ts'
import { recipientLimit } from './sending-limits.ts'

export type InquiryAddressDeps = Pick<Deps, 'queue' | 'site' | 'signer' | 'limits' | 'now'> & {
  /**
   * The client's address: mails that the request causes count against its network. Absent where no client caused it.
   */
  clientAddress?: string
}

type InquiryProfile = Pick<ProfileRow, 'id' | 'owner_user_id' | 'owner_workspace_id'> & NamedProfile

const TOO_MANY_MAILS = 'too many mails were asked for from your network'

type Claim = { profileId: string; address: string; until: number }
export type InquiryLink = { profileSlug: string; address: string; verified: boolean }

/** R88: mails the address a confirmation link, in the transaction of the change that set it. */
export async function requestInquiryAddressConfirmation(
  deps: InquiryAddressDeps,
  db: Db,
  { profile, address }: { profile: InquiryProfile; address: string },
): Promise<Result<undefined>> {
  const message = 'too many addresses were to be confirmed within an hour'
  const allowed = await consumeLimitsOrFail(deps, [
    { name: 'inquiryMails', key: `owner ${recipientLimit(profile).key}`, message },
    { name: 'inquiryMails', key: `address ${mailboxLimitKey(address)}`, message },
    ...(deps.clientAddress === undefined
      ? []
      : [{ name: 'mailsFromNetwork' as const, key: networkOf(deps.clientAddress), message: TOO_MANY_MAILS }]),
  ])
  if (!allowed.ok) return allowed
  const until = deps.now().getTime() + INQUIRY_LINK_DAYS * DAY_MS
  const claim: Claim = { profileId: profile.id, address, until }
  const url = absoluteUrl(addresses.confirmAddress, deps.site.url)
  url.searchParams.set('token', deps.signer.sign('inquiry-address', JSON.stringify(claim)))
  const facts = { profile: nameForStrangers(profile), url: url.href, days: INQUIRY_LINK_DAYS }
  await queueMail(deps, db, { to: address, ...renderMailTemplate(deps.site, confirmationMails.inquiryAddress, facts) })
  return ok(undefined)
}

/** Mails the confirmation link again, for those who may edit the profile. */
export async function repeatInquiryAddressConfirmation(
  deps: InquiryAddressDeps & Pick<Deps, 'db'>,
  viewer: Viewer,
  { handle }: { handle: string },
): Promise<Result<{ status: 'asked' | 'verified' }>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const profile = await findProfileByHandle(deps.db, handle)
  if (!profile || !maySeeProfile(viewer, profileOwnership(profile)))
    return fail('not_found', 'there is no such profile')
  if (!seesPrivateFields(viewer, profileOwnership(profile)))
    return fail('forbidden', 'this profile is not yours to change')
  const address = profile.inquiry_email_address
  if (address === null) return fail('validation_failed', 'the profile has no inquiry address')
  if (isInquiryAddressVerified(inquiryAddresses(profile))) return ok({ status: 'verified' })
  const requested = await requestInquiryAddressConfirmation(deps, deps.db, { profile, address })
  return requested.ok ? ok({ status: 'asked' }) : requested
}

const GONE = fail('not_found', 'this link has expired or is incomplete')

function readClaim({ signer, now }: Pick<Deps, 'signer' | 'now'>, token: string): Claim | undefined {
  const signed = signer.read('inquiry-address', token)
  const claim = signed === undefined ? undefined : (JSON.parse(signed) as Claim)
  return claim && claim.until > now().getTime() ? claim : undefined
}

/** R290: what the link is about, before its button is pressed. Looking changes nothing. */
export async function previewInquiryLink(
  deps: Pick<Deps, 'db' | 'signer' | 'now'>,
  { token }: { token: string },
): Promise<Result<InquiryLink>> {
  const claim = readClaim(deps, token)
  const found = claim && (await findInquiryAddress(deps.db, claim))
  if (!claim || !found) return GONE
  return ok({ profileSlug: found.slug, address: claim.address, verified: found.inquiry_email_verified_at !== null })
}

/** R88: the owner of the mailbox confirms the address; for an address other than the current one, nothing is confirmed. */
export async function confirmInquiryAddress(
  deps: Pick<Deps, 'db' | 'signer' | 'now'>,
  input: unknown,
): Promise<Result<{ profileSlug: string }>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const claim = readClaim(deps, parsed.data.token)
  const verified = claim && (await verifyInquiryAddress(deps.db, { ...claim, now: deps.now() }))
  return verified ? ok({ profileSlug: verified.slug }) : GONE
}
