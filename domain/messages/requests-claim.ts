/** Whose requests a signed text opens, and until when. */
export type RequestsClaim = { email: string; expiresAt: Date }

export function writeRequestsClaim({ email, expiresAt }: RequestsClaim): string {
  return `${expiresAt.getTime()} ${email}`
}

/** R661, R662: undefined once it has expired. */
export function readRequestsClaim(text: string, now: Date): RequestsClaim | undefined {
  const [expires = '', email] = text.split(' ')
  const expiresAt = new Date(Number(expires))
  return email && now.getTime() < expiresAt.getTime() ? { email, expiresAt } : undefined
}
