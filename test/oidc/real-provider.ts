import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Provider } from 'oidc-provider'

import type { HostSettings } from '#adapters/auth/host/host-provider.ts'

type Person = { email?: string; email_verified?: boolean; name?: string }

type Options = {
  redirectUri: string
  logoutUri?: string
  /** Delivers back-channel sign-outs; by default over the network. */
  fetch?: (url: URL, init: RequestInit) => Promise<Response>
  port?: number
}

const page = (name: string) => `<!doctype html><html lang="en"><title>Sign in at the builder</title>
<h1>The builder</h1><form method="post"><label>Account <input name="account"></label>
<button name="intent" value="login">Sign in as ${name || 'this account'}</button>
<button name="intent" value="cancel">Cancel</button></form></html>`

async function readBody(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/** A certified OpenID provider (oidc-provider) on a port of its own, with accounts that a test gives it. */
export async function startRealProvider({ redirectUri, logoutUri, fetch, port = 0 }: Options) {
  const people = new Map<string, Person>()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: HostSettings = {
    issuer: new URL(issuer),
    clientId: 'guildhall',
    clientSecret: 'a secret that the provider and the site share: /+=%',
    name: 'The Builder',
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [redirectUri],
        ...(logoutUri && { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) =>
      people.has(sub) ? { accountId: sub, claims: () => ({ sub, ...people.get(sub) }) } : undefined,
    ...(fetch && { fetch }),
  })
  const answer = provider.callback()

  async function finish(request: IncomingMessage, response: Parameters<typeof answer>[1]) {
    const { params } = await provider.interactionDetails(request, response)
    const form = await readBody(request)
    const accountId = form.get('account') ?? ''
    if (form.get('intent') === 'cancel') {
      const error = { error: 'access_denied', error_description: 'they changed their mind' }
      return provider.interactionFinished(request, response, error)
    }
    const grant = new provider.Grant({ accountId, clientId: params.client_id })
    grant.addOIDCScope(params.scope)
    const result = { login: { accountId }, consent: { grantId: await grant.save() } }
    return provider.interactionFinished(request, response, result)
  }

  async function handle(...[request, response]: Parameters<typeof answer>) {
    try {
      if (!request.url?.startsWith('/interaction/')) return await answer(request, response)
      if (request.method === 'POST') return await finish(request, response)
      response.writeHead(200, { 'content-type': 'text/html' }).end(page([...people.keys()][0] ?? ''))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }

  return {
    settings,
    people,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
