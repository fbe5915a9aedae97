import { randomBytes } from 'node:crypto'

import { interactionPolicy, Provider, type ProviderContext } from 'oidc-provider'

import type { Store } from '#sdk/examples/host/data/store.ts'
import { signedOutPage, signOutPage } from '#sdk/examples/host/pages/sign-out-pages.ts'
import type { Settings } from '#sdk/examples/host/settings.ts'

import type { Sessions } from './session.ts'
import { readSigningKey } from './signing-key.ts'

/** Where the provider is on our server: its issuer is our address and this. */
export const PROVIDER_PATH = '/oidc'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** Who is signed in is what our own session says: the provider asks for a sign-in where its session is another's. */
function policyOf(sessions: Sessions) {
  const policy = interactionPolicy.base()
  const isOther = ({ req, oidc }: ProviderContext) => oidc.session.accountId !== sessions.personIn(req)?.id
  policy.get('login').checks.add(new interactionPolicy.Check('other_person', 'Somebody else has signed in', isOther))
  return policy
}

/** The OpenID provider at which Guildhall's visitors sign in: docs/sign-in-by-host.md, "At the provider". */
export async function createProvider(store: Store, sessions: Sessions, { url, dataDir, client, guildhall }: Settings) {
  const provider: Provider = new Provider(`${url}${PROVIDER_PATH}`, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${guildhall.url}/sign-in/host/callback`],
        backchannel_logout_uri: `${guildhall.url}/user/auth/host/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    // oidc-provider calls no address of this machine, where our Guildhall is. A real site builder leaves this out.
    fetch: (address: URL, { method, headers, body }: RequestInit) =>
      fetch(address, { method: method ?? 'GET', headers: headers ?? {}, body: body ?? null, redirect: 'manual' }),
    ttl: { Interaction: HOUR_S, Session: DAY_S, Grant: DAY_S, AccessToken: HOUR_S, IdToken: HOUR_S },
    pkce: { required: () => true },
    jwks: { keys: [await readSigningKey(dataDir)] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // `sub` is the id under which the person is reported.
    findAccount: (_: unknown, id: string) => {
      const person = store.find('people', id)
      if (!person) return undefined
      const claims = { sub: id, email: person.email, email_verified: person.emailVerified, name: person.name }
      return { accountId: id, claims: () => claims }
    },
    interactions: { policy: policyOf(sessions), url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    // Guildhall is ours: users are not asked for consent to share their name and email.
    async loadExistingGrant({ oidc }: ProviderContext) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: ProviderContext, form: string) => void (context.body = String(signOutPage(form))),
        postLogoutSuccessSource: (context: ProviderContext) => void (context.body = String(signedOutPage())),
      },
    },
  })
  provider.on('backchannel.error', (_context, error) => {
    console.error(`Guildhall was not told of a sign-out: ${error.message}`)
  })
  provider.on('end_session.success', ({ req, oidc }) => {
    // If another user signs in, it also ends the session of the former user, not that of the new one.
    const { accountId = sessions.personIn(req)?.id } = oidc.session
    if (accountId === sessions.personIn(req)?.id) sessions.end(req)
  })
  return provider
}
