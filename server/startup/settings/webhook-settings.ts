import { isIP } from 'node:net'

import { z } from 'zod'

import type { WebhookSettings } from '#adapters/webhooks/webhook-sender.ts'
import { isPublicAddress } from '#domain/webhooks/public-address.ts'
import { StartError } from '#server/startup/start-error.ts'

import { flag, hasNoLogin, url } from './setting-types.ts'

const SECRET_RULE = 'must be whsec_ and, in base64, 24 to 64 random bytes'

function isSecret(secret: string): boolean {
  const [, text] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? []
  if (text === undefined) return false
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text && bytes.length >= 24 && bytes.length <= 64
}

const secret = z.string().refine(isSecret, SECRET_RULE)

export const WEBHOOK_SETTINGS = {
  WEBHOOK_URL: url(['http:', 'https:'])
    .refine(hasNoLogin, 'must not hold a user name or password: the signature says who we are')
    .optional(),
  WEBHOOK_SECRET: secret.optional(),
  WEBHOOK_SECRET_PREVIOUS: secret.optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.optional(),
}

type Given = { [Name in keyof typeof WEBHOOK_SETTINGS]?: z.infer<(typeof WEBHOOK_SETTINGS)[Name]> }

/** R441, R443, R445. Settings that do not fit together stop the start: events would silently go nowhere. */
export function readWebhooks(env: Given): WebhookSettings | undefined {
  const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_SECRET_PREVIOUS, WEBHOOK_ALLOW_PRIVATE: allowPrivate = false } = env
  if (WEBHOOK_URL === undefined) {
    const given = (['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS'] as const).find((name) => env[name] !== undefined)
    if (given) throw new StartError(`WEBHOOK_URL is missing: with ${given} set, say where events go.`)
    return undefined
  }
  if (WEBHOOK_SECRET === undefined) {
    throw new StartError('WEBHOOK_SECRET is missing: with WEBHOOK_URL set, give the secret that signs events.')
  }
  if (WEBHOOK_SECRET_PREVIOUS === WEBHOOK_SECRET) {
    throw new StartError('WEBHOOK_SECRET_PREVIOUS is WEBHOOK_SECRET itself: give the value from before.')
  }
  const address = new URL(WEBHOOK_URL)
  const host = address.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && (address.protocol !== 'https:' || (isIP(host) && !isPublicAddress(host)))) {
    throw new StartError(
      'WEBHOOK_URL must begin with https:// and lead to the internet. To send events to your own machine or network, set WEBHOOK_ALLOW_PRIVATE=1.',
    )
  }
  const secrets = [WEBHOOK_SECRET, ...(WEBHOOK_SECRET_PREVIOUS ? [WEBHOOK_SECRET_PREVIOUS] : [])]
  return { url: address, secrets, allowPrivate }
}
