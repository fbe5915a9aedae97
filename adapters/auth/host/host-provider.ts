import * as client from 'openid-client'

import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'
import { ownValue } from '#domain/own-value.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { isStorableText } from '#domain/text/text-schema.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'

import { fetchFromHost } from './bounded-fetch.ts'
import { HostAnswerRefused, HostClientRefused, HostDenied, HostUnreachable } from './host-errors.ts'
import { type LogoutToken, verifyLogoutToken } from './logout-token.ts'
import { SIGNATURE_ALGORITHMS } from './signature-algorithms.ts'

export type HostSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** As people know it: "Continue with …". */
  name: string
}

/** What a sign-in that has begun is waiting for. */
export type PendingHostSignIn = { state: string; nonce: string; codeVerifier: string }

/** R412, R413: what the site builder has proven of a person. */
export type HostIdentity = {
  issuer: string
  subject: string
  /** Id of their session at the site builder, which a sign-out there may name. */
  sid: string | undefined
  email: string | undefined
  emailVerified: boolean
  name: string | undefined
  /** R806: those of the platform's identity claims that are true. */
  claims: string[]
  /** When they last signed in there. */
  authenticatedAt: Date | undefined
}

export type HostProvider = {
  name: string
  /** Where forms lead to: the site builder, and its page to sign in as far as it is known. */
  formOrigins(): string[]
  /** Whether this is the provider's name for itself; a slash at its end makes no difference. */
  isIssuer(iss: string): boolean
  /** The address at which the browser goes on. */
  authorizationUrl(
    expected: PendingHostSignIn,
    options: { fresh: boolean; loginHint?: string | undefined },
  ): Promise<URL>
  /** Exchanges the code in the address that the browser came back to. */
  identify(returned: URL, expected: PendingHostSignIn, options: { fresh: boolean }): Promise<HostIdentity>
  /** R417. */
  verifyLogout(token: string): Promise<LogoutToken>
}

const DISCOVERY_MS = 60 * 60 * 1000
/** After a failure, pages do not ask the site builder again before this; a sign-in does. */
const RETRY_MS = 30_000

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= HOST_SIGN_IN_LIMITS.textLength && isStorableText(value)
    ? value
    : undefined

/** R411 to R413: the site builder as an OpenID provider; what it says about itself is read when it is first needed. */
export function createHostProvider(settings: HostSettings, { redirectUri }: { redirectUri: URL }): HostProvider {
  const { issuer, clientId, clientSecret, name } = settings
  let known: { config: client.Configuration; readAt: number } | undefined
  let reading: Promise<client.Configuration> | undefined
  let triedAt = 0

  async function discover(): Promise<client.Configuration> {
    triedAt = Date.now()
    const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []
    const config = await client.discovery(
      issuer,
      clientId,
      { [client.clockTolerance]: HOST_SIGN_IN_LIMITS.clockSeconds },
      chooseClientAuth,
      { [client.customFetch]: fetchFromHost, execute: [...insecure, client.enableNonRepudiationChecks] },
    )
    known = { config, readAt: Date.now() }
    return config
  }

  /** Most understand the header, which keeps the secret out of bodies; a few only the form. */
  const chooseClientAuth: client.ClientAuth = (as, ...rest) => {
    const methods = as.token_endpoint_auth_methods_supported
    const basic = !methods || methods.includes('client_secret_basic')
    return (basic ? client.ClientSecretBasic : client.ClientSecretPost)(clientSecret)(as, ...rest)
  }

  async function configuration(): Promise<client.Configuration> {
    if (known && Date.now() - known.readAt < DISCOVERY_MS) return known.config
    reading ??= discover().finally(() => void (reading = undefined))
    try {
      return await reading
    } catch (error) {
      // An expired configuration is better than none.
      if (known) return known.config
      throw new HostUnreachable('the site builder does not say how to sign in', { cause: error })
    }
  }

  let probing: Promise<void> | undefined

  async function probe(): Promise<void> {
    const address = new URL(issuer)
    address.pathname = `${trimEndMatching(issuer.pathname, /\//)}/.well-known/openid-configuration`
    const { status } = await fetchFromHost(address)
    if (status !== 200) throw new Error(`its description is answered with ${status}`)
  }

  /** R565: a browser is sent only to a provider that answers now. Concurrent sign-ins share the request. */
  async function reachableConfiguration(): Promise<client.Configuration> {
    const wasKnown = known
    const config = await configuration()
    // It has just been read.
    if (known !== wasKnown) return config
    probing ??= probe().finally(() => void (probing = undefined))
    try {
      await probing
    } catch (error) {
      throw new HostUnreachable('the site builder is away', { cause: error })
    }
    return config
  }

  async function exchange(
    returned: URL,
    expected: PendingHostSignIn,
    { fresh }: { fresh: boolean },
  ): Promise<HostIdentity> {
    const config = await configuration()
    const tokens = await client
      .authorizationCodeGrant(config, returned, {
        expectedState: expected.state,
        expectedNonce: expected.nonce,
        pkceCodeVerifier: expected.codeVerifier,
        idTokenExpected: true,
        // Makes `auth_time` required; the use case compares it with the time at which this sign-in began.
        ...(fresh && { maxAge: HOST_SIGN_IN_LIMITS.pendingMinutes * 60 }),
      })
      .catch((error: unknown) => {
        throw isClientRefused(error) ? new HostClientRefused(CLIENT_REFUSED, { cause: error }) : error
      })
    const claims = tokens.claims()
    const subject = textOf(claims?.sub)
    if (!claims || subject === undefined) throw new HostAnswerRefused('the answer names nobody')
    // R413: email and name belong to this subject only where the same subject is named beside them.
    const info = config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : claims
    return {
      issuer: claims.iss,
      subject,
      sid: textOf(claims['sid']),
      email: textOf(info.email),
      emailVerified: info.email_verified === true,
      name: textOf(info.name) ?? textOf(info['preferred_username']),
      claims: trueClaims({ ...claims, ...info }),
      authenticatedAt: claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000),
    }
  }

  return {
    name,
    formOrigins() {
      if (!known && Date.now() - triedAt > RETRY_MS) void configuration().catch(() => {})
      const endpoint = known?.config.serverMetadata().authorization_endpoint
      return [...new Set([issuer.origin, ...(endpoint ? [new URL(endpoint).origin] : [])])]
    },
    isIssuer: (iss) => trimEndMatching(iss, /\//) === trimEndMatching(issuer.href, /\//),
    async authorizationUrl({ state, nonce, codeVerifier }, { fresh, loginHint }) {
      return client.buildAuthorizationUrl(await reachableConfiguration(), {
        redirect_uri: redirectUri.href,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(loginHint !== undefined && { login_hint: loginHint }),
        ...(fresh && { prompt: 'login', max_age: '0' }),
      })
    },
    async identify(returned, expected, options) {
      // The browser's own address may be another name of this machine; the provider compares with what was sent to it.
      const address = new URL(redirectUri)
      address.search = returned.search
      try {
        return await exchange(address, expected, options)
      } catch (error) {
        throw asHostError(error)
      }
    },
    async verifyLogout(token) {
      const metadata = (await configuration()).serverMetadata()
      if (!metadata.jwks_uri) throw new HostUnreachable('the site builder names no keys')
      const { jwks_uri: keys, issuer: by } = metadata
      return verifyLogoutToken(token, {
        keys: new URL(keys),
        issuer: by,
        audience: clientId,
        algorithms: SIGNATURE_ALGORITHMS,
      })
    },
  }
}

/** R806: some providers send every claim as a text. */
function trueClaims(said: Record<string, unknown>): string[] {
  const names = Object.keys(activePlatformRules().identityClaims ?? {})
  return names.filter((name) => [true, 'true'].includes(ownValue(said, name) as boolean | string))
}

const CLIENT_REFUSED = 'the provider refused OIDC_CLIENT_ID or OIDC_CLIENT_SECRET'

/** Of the token endpoint: a challenge where it was tried by header, `invalid_client` where by form (RFC 6749, 5.2). */
const isClientRefused = (error: unknown) =>
  (error instanceof client.WWWAuthenticateChallengeError && error.status === 401) ||
  (error instanceof client.ResponseBodyError && error.error === 'invalid_client')

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || (error instanceof TypeError && error.message === 'fetch failed')
}

/** A proxy in front of a provider that is away answers in its place. */
function isServerError(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500
  return error instanceof Error && error.cause instanceof Response && error.cause.status >= 500
}

function asHostError(error: unknown): Error {
  const isOurs = [HostUnreachable, HostAnswerRefused, HostClientRefused].some((kind) => error instanceof kind)
  if (isOurs) return error as Error
  if (error instanceof client.AuthorizationResponseError) return new HostDenied(error.error, error)
  const cause = error instanceof Error ? error.cause : undefined
  if ([error, cause].some((one) => isNetworkError(one) || isServerError(one)))
    return new HostUnreachable('the site builder is away', { cause: error })
  return new HostAnswerRefused('the site builder’s answer was refused', { cause: error })
}
