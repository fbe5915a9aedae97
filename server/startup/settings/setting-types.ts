import { z } from 'zod'

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
export const url = (protocols: string[], slashes = '//') => {
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
/** Anything behind the host would be ignored. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { pathname, search, hash, username, password } = new URL(value)
  return pathname === '/' && !search && !hash && !username && !password
}
export const hasHost = (value: string) => !URL.canParse(value) || new URL(value).hostname !== ''
/** A host may also be given as a parameter, for a socket. */
export function namesDatabase(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { hostname, pathname, searchParams } = new URL(value)
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1
}
export function isDatabase(value: string): boolean {
  return URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol) && namesDatabase(value)
}
/** `ada@example.test`, or `Ada <ada@example.test>`. */
export function isSender(value: string): boolean {
  const address = value.endsWith('>') ? value.slice(value.lastIndexOf('<') + 1, -1) : value
  const [name, host, more] = address.split('@')
  return Boolean(name && host) && more === undefined && !/[\s<>,;]/.test(address) && !/[\r\n]/.test(value)
}
export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
export const connections = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a number from 2 to 500')
  .transform(Number)
  .refine((count) => count >= 2 && count <= 500, 'must be a number from 2 to 500')
export const text = z.string().trim().min(1, 'must not be empty')

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An https address, or http on this machine, and nothing else in it. */
export function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  const isPlain = username === '' && password === '' && search === '' && hash === ''
  return isPlain && (protocol === 'https:' || LOOPBACK.has(hostname))
}
