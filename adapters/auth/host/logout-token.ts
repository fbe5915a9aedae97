import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'

import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'

import { fetchFromHost } from './bounded-fetch.ts'
import { HostUnreachable } from './host-errors.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** R417: a sign-out that the site builder has sent. */
export type LogoutToken = { issuer: string; id: string; subject: string | undefined; sid: string | undefined }

/** A token that is no sign-out of this site builder for this site. */
export class LogoutRefused extends Error {}

type Expected = { keys: URL; issuer: string; audience: string; algorithms: string[] }

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** Keys are read again for an unknown key id, at most twice a minute, however many forged tokens come. */
function keysAt(address: URL) {
  const known = keySets.get(address.href)
  if (known) return known
  const keys = createRemoteJWKSet(address, { [customFetch]: fetchFromHost, cooldownDuration: 30_000 })
  keySets.set(address.href, keys)
  return keys
}

/** The code of an answer that is no list of keys: another status than 200, or no JSON. */
const NO_KEYS = 'ERR_JOSE_GENERIC'

/** Whether the token itself is wrong, not the attempt to read the keys that it is checked by. */
function isTokenFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError) || error.code === NO_KEYS) return false
  return !(error instanceof errors.JWKSTimeout) && !(error instanceof errors.JWKSInvalid)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export async function verifyLogoutToken(token: string, expected: Expected): Promise<LogoutToken> {
  const { issuer, audience, algorithms } = expected
  const { payload } = await jwtVerify(token, keysAt(expected.keys), {
    issuer,
    audience,
    algorithms,
    typ: 'logout+jwt',
    clockTolerance: HOST_SIGN_IN_LIMITS.clockSeconds,
    maxTokenAge: HOST_SIGN_IN_LIMITS.logoutMinutes * 60,
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
  }).catch((error: unknown) => {
    if (isTokenFault(error)) throw new LogoutRefused('the token is not good', { cause: error })
    throw new HostUnreachable('the keys of the site builder cannot be read', { cause: error })
  })
  const { jti, sub, sid, events } = payload
  // An ID token has a nonce and no such event: neither is good in the other's place.
  if ('nonce' in payload) throw new LogoutRefused('the token has a nonce')
  const event = events && typeof events === 'object' ? (events as Record<string, unknown>)[EVENT] : undefined
  if (typeof event !== 'object' || event === null) throw new LogoutRefused('the token is about no sign-out')
  if (!isText(jti) || !(isText(sub) || isText(sid))) throw new LogoutRefused('the token names nobody')
  return { issuer, id: jti, subject: isText(sub) ? sub : undefined, sid: isText(sid) ? sid : undefined }
}
