const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const LONGEST = 253

/**
 * R642: a domain in ASCII (punycode) and lower case, without a dot at its end; undefined for anything that is no domain
 * with at least two labels.
 */
export function normalizeMailDomain(text: string): string | undefined {
  const typed = text.trim().replace(/^(?:@|\*\.)/, '')
  // What an address may have besides a host would change what the URL below says its host is.
  if (typed.length === 0 || typed.length > LONGEST || /[\s/\\?#@:%[\]<>]/.test(typed)) return undefined
  const address = `http://${typed}/`
  if (!URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  const domain = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isDomain ? domain : undefined
}

/**
 * The domain of an email and those that it is a subdomain of: `a.b.example` and `b.example`. A domain that is not valid,
 * such as `a-.b.example`, may still receive mail, so that its own spelling counts.
 */
export function mailDomainWithParents(email: string): string[] {
  const typed = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const domain = normalizeMailDomain(typed) ?? (typed.endsWith('.') ? typed.slice(0, -1) : typed)
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
