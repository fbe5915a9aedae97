import { z } from 'zod'

export const flagSchema = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
export const urlSchema = (protocols: string[], slashes = '//') => {
  const names = protocols.map((protocol) => `${protocol}${slashes}`).join(' or ')
  return z.string().refine((value) => {
    return URL.canParse(value) && protocols.includes(new URL(value).protocol)
  }, `must be an address that begins with ${names}`)
}
/** fetch refuses URLs with credentials, and repeats them in its error. */
export function hasNoLogin(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { username, password } = new URL(value)
  return !username && !password
}
function isAt(value: string, path: RegExp): boolean {
  if (!URL.canParse(value)) return true
  const { pathname, search, hash, username, password } = new URL(value)
  return path.test(pathname) && !search && !hash && !username && !password
}
/** Anything behind the host would be ignored. */
export const isOrigin = (value: string) => isAt(value, /^\/$/)
/** R560: an origin, and the path that the site is served under, in letters that need no escapes. */
export const isSiteUrl = (value: string) => isAt(value, /^(?:\/[\w.~-]+)*\/?$/)
export const hasHost = (value: string) => !URL.canParse(value) || new URL(value).hostname !== ''
/** A host may also be given as a parameter, for a socket. */
export function hasDatabaseName(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { hostname, pathname, searchParams } = new URL(value)
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1
}
export function isDatabaseUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol) && hasDatabaseName(value)
}
/** `ada@example.test`, or `Ada <ada@example.test>`. */
export function isMailSender(value: string): boolean {
  const address = value.endsWith('>') ? value.slice(value.lastIndexOf('<') + 1, -1) : value
  const [name, host, more] = address.split('@')
  return Boolean(name && host) && more === undefined && !/[\s<>,;]/.test(address) && !/[\r\n]/.test(value)
}
/** A whole number; `what` it is in the message. */
export function numberSchema(min: number, max: number, what = 'number') {
  const rule = `must be a ${what} from ${min} to ${max}`
  const isNumber = (value: string) => /^\d+$/.test(value) && value.length <= String(max).length
  return z
    .string()
    .refine(isNumber, rule)
    .transform(Number)
    .refine((number) => number >= min && number <= max, rule)
}
export const portSchema = numberSchema(0, 65_535, 'port number')
export const nonEmptyTextSchema = z.string().trim().min(1, 'must not be empty')

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An https address, or http on this machine, and nothing else in it. */
export function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  const isPlain = username === '' && password === '' && search === '' && hash === ''
  return isPlain && (protocol === 'https:' || LOOPBACK.has(hostname))
}
