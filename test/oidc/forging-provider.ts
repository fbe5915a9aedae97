import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'

import type { HostSettings } from '#adapters/auth/host/host-provider.ts'

type Change = (claims: JWTPayload) => JWTPayload

/** What one answer says other than it should. */
export type Forgery = {
  claims?: Change
  header?: Partial<JWTHeaderParameters>
  /** Signs by another key than the one that is published. */
  foreignKey?: boolean
  /** The whole ID token. */
  idToken?: (honest: string) => string | Promise<string>
  userInfo?: Record<string, unknown>
  discovery?: Record<string, unknown>
  tokenStatus?: number
  /** The code of the error that goes with `tokenStatus`. */
  tokenError?: string
  /** Of the document with its keys. */
  keysStatus?: number
  /** Of every answer, as of a proxy whose server is away. */
  anyStatus?: number
  /** A text instead of the JSON of the token endpoint. */
  tokenBody?: string
}

const CLAIMS = { email: 'forged@example.test', email_verified: true, name: 'Forged' }

/** An OpenID provider that answers as a test tells it to, to see what is refused. */
export async function startForgingProvider() {
  const [own, foreign] = [await generateKeyPair('RS256', { extractable: true }), await generateKeyPair('RS256')]
  const publicKey = await exportJWK(own.publicKey)
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: HostSettings = {
    issuer: new URL(issuer),
    clientId: 'guildhall',
    clientSecret: 'the shared secret of the forging tests',
    name: 'The Forger',
  }
  const state = { forgery: {} as Forgery, nonce: '', keyReads: 0, tokenCalls: 0 }
  const now = () => Math.floor(Date.now() / 1000)

  function sign(claims: JWTPayload, { header = {}, foreignKey = false }: Pick<Forgery, 'header' | 'foreignKey'> = {}) {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign(foreignKey ? foreign.privateKey : own.privateKey)
  }

  async function idToken(): Promise<string> {
    const { claims = (one) => one, idToken: replace = (token) => token } = state.forgery
    const honest = { iss: `${issuer}/`, sub: 'forged-1', aud: settings.clientId, nonce: state.nonce, ...CLAIMS }
    return replace(await sign(claims({ ...honest, iat: now(), exp: now() + 300 }), state.forgery))
  }

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { forgery } = state
    if (forgery.anyStatus) return response.writeHead(forgery.anyStatus).end()
    if (request.url === '/.well-known/openid-configuration') {
      return json(response, {
        issuer: `${issuer}/`,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        authorization_response_iss_parameter_supported: true,
        ...forgery.discovery,
      })
    }
    if (request.url === '/keys') {
      state.keyReads += 1
      if (forgery.keysStatus) return response.writeHead(forgery.keysStatus).end()
      return json(response, { keys: [{ ...publicKey, kid: 'one', alg: 'RS256', use: 'sig' }] })
    }
    if (request.url === '/userinfo') return json(response, { sub: 'forged-1', ...CLAIMS, ...forgery.userInfo })
    if (request.url !== '/token') return json(response, {}, 404)
    state.tokenCalls += 1
    if (forgery.tokenBody !== undefined) {
      return response.writeHead(200, { 'content-type': 'application/json' }).end(forgery.tokenBody)
    }
    const tokens = { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: await idToken() }
    return json(
      response,
      forgery.tokenStatus ? { error: forgery.tokenError ?? 'invalid_grant' } : tokens,
      forgery.tokenStatus ?? 200,
    )
  }

  return {
    issuer: `${issuer}/`,
    settings,
    state,
    publicKey,
    sign,
    now,
    /** The address to which it would send the browser back. */
    answerTo(asked: URL, changes: Record<string, string | undefined> = {}): URL {
      state.nonce = asked.searchParams.get('nonce') ?? ''
      const back = new URL(asked.searchParams.get('redirect_uri') ?? '')
      const query = { code: 'a-code', state: asked.searchParams.get('state') ?? '', iss: `${issuer}/`, ...changes }
      for (const [name, value] of Object.entries(query)) if (value !== undefined) back.searchParams.set(name, value)
      return back
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
