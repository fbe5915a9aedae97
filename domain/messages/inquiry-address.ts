type Addresses = { inquiry: string | null; verifiedAt: Date | null; account: string | null }

/** R88: the account's own address needs no second proof. */
export function isInquiryAddressVerified({ inquiry, verifiedAt, account }: Addresses): boolean {
  if (inquiry === null) return false
  return verifiedAt !== null || inquiry.toLowerCase() === account?.toLowerCase()
}

/** R88: where a profile's mails go; null if no address can be reached. */
export function inquiryRecipient(addresses: Addresses): string | null {
  return isInquiryAddressVerified(addresses) ? addresses.inquiry : addresses.account
}
