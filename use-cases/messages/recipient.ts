import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { inquiryRecipient } from '#domain/messages/inquiry-address.ts'

export function inquiryAddresses(row: ProfileRow) {
  return {
    inquiry: row.inquiry_email_address,
    verifiedAt: row.inquiry_email_verified_at,
    account: row.owner_email,
  }
}

/** The address for mails about this profile. */
export function profileMailAddress(row: ProfileRow): string | null {
  return inquiryRecipient(inquiryAddresses(row))
}
