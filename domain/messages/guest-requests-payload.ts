/** Whose requests a signed text opens, and until when. */
export type GuestRequestsPayload = { email: string; expiresAt: Date }

export function formatGuestRequestsPayload({ email, expiresAt }: GuestRequestsPayload): string {
  return `${expiresAt.getTime()} ${email}`
}

/** R661, R662: undefined once it has expired. */
export function parseGuestRequestsPayload(text: string, now: Date): GuestRequestsPayload | undefined {
  const [expires = '', email] = text.split(' ')
  const expiresAt = new Date(Number(expires))
  return email && now.getTime() < expiresAt.getTime() ? { email, expiresAt } : undefined
}
