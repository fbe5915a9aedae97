import { z } from 'zod'

import type { HostSettings } from '#adapters/auth/host/host-provider.ts'
import { StartError } from '#server/startup/start-error.ts'

import { isPlainAddress, nonEmptyTextSchema, urlSchema } from './setting-types.ts'

const ISSUER_RULE =
  'must be the https address of an OpenID provider, without a login, a query or a fragment (http on this machine alone)'

export const OIDC_SETTINGS = {
  OIDC_ISSUER: urlSchema(['http:', 'https:']).refine(isPlainAddress, ISSUER_RULE).optional(),
  OIDC_CLIENT_ID: nonEmptyTextSchema.optional(),
  OIDC_CLIENT_SECRET: nonEmptyTextSchema.optional(),
  OIDC_NAME: nonEmptyTextSchema.max(40, 'may have at most 40 characters').optional(),
  PASSWORD_SIGN_IN: z.enum(['on', 'off'], 'must be on or off').optional(),
}

type Given = { [Name in keyof typeof OIDC_SETTINGS]?: z.infer<(typeof OIDC_SETTINGS)[Name]> } & {
  PLATFORM_NAME?: string | undefined
}

const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** R411, R419: half of the settings would silently leave the site builder's door away. */
export function parseOidcSettings(env: Given): { oidc: HostSettings | undefined; passwordSignIn: boolean } {
  const given = (['OIDC_NAME', ...NEEDED] as const).find((name) => env[name] !== undefined)
  const missing = NEEDED.find((name) => env[name] === undefined)
  if (given && missing) throw new StartError(`${missing} is missing: with ${given} set, give ${NEEDED.join(', ')}.`)
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  const passwordSignIn = env.PASSWORD_SIGN_IN !== 'off'
  if (!issuer || !clientId || !clientSecret) {
    if (!passwordSignIn) {
      throw new StartError('OIDC_ISSUER is missing: with PASSWORD_SIGN_IN=off no one could sign in without it.')
    }
    return { oidc: undefined, passwordSignIn }
  }
  const address = new URL(issuer)
  const name = env.OIDC_NAME ?? env.PLATFORM_NAME ?? address.hostname
  return { oidc: { issuer: address, clientId, clientSecret, name }, passwordSignIn }
}
