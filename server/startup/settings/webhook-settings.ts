import { isIP } from 'node:net'

import { z } from 'zod'

import type { EndpointSettings } from '#adapters/webhooks/webhook-endpoint.ts'
import { isPublicIpAddress } from '#domain/public-address.ts'
import { eventTypesInFilter, parseEventFilter, findUnknownFilterEntry } from '#domain/webhooks/event-filter.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts'
import { StartError } from '#server/startup/start-error.ts'

import { flagSchema, hasNoLogin, urlSchema } from './setting-types.ts'

const SECRET_RULE = 'must be whsec_ and, in base64, 24 to 64 random bytes'

function isSecret(secret: string): boolean {
  const [, text] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? []
  if (text === undefined) return false
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text && bytes.length >= 24 && bytes.length <= 64
}

const secret = z.string().refine(isSecret, SECRET_RULE)

const events = z.string().superRefine((filter, context) => {
  const unknown = findUnknownFilterEntry(filter)
  if (unknown !== undefined) {
    context.addIssue(
      `must list event types, such as profile.listed, or groups, such as profile.*: ${unknown} is neither`,
    )
  } else if (parseEventFilter(filter).length === 0) context.addIssue('must list at least one event type')
})

const ENDPOINT = {
  URL: urlSchema(['http:', 'https:'])
    .refine(hasNoLogin, 'must not hold a user name or password: the signature says who we are')
    .optional(),
  SECRET: secret.optional(),
  SECRET_PREVIOUS: secret.optional(),
  EVENTS: events.optional(),
}
type Part = keyof typeof ENDPOINT
const PARTS = Object.keys(ENDPOINT) as Part[]

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
type Number = (typeof NUMBERS)[number]
/** The first endpoint's settings have no number. */
type Setting = `WEBHOOK_${'' | `${Exclude<Number, '1'>}_`}${Part}`

const settingOf = (number: Number, part: Part): Setting =>
  number === '1' ? `WEBHOOK_${part}` : `WEBHOOK_${number}_${part}`

export const WEBHOOK_SETTINGS = {
  ...(Object.fromEntries(
    NUMBERS.flatMap((number) => PARTS.map((part) => [settingOf(number, part), ENDPOINT[part]])),
  ) as Record<Setting, z.ZodOptional<z.ZodString>>),
  WEBHOOK_ALLOW_PRIVATE: flagSchema.optional(),
}

type Given = { [Name in Setting]?: string | undefined } & { WEBHOOK_ALLOW_PRIVATE?: boolean | undefined }

function readEndpoint(env: Given, number: Number): EndpointSettings | undefined {
  const nameOf = (part: Part) => settingOf(number, part)
  const address = env[nameOf('URL')]
  if (address === undefined) {
    const given = PARTS.map(nameOf).find((name) => env[name] !== undefined)
    if (given) throw new StartError(`${nameOf('URL')} is missing: with ${given} set, say where events go.`)
    return undefined
  }
  const current = env[nameOf('SECRET')]
  const previous = env[nameOf('SECRET_PREVIOUS')]
  if (current === undefined) {
    throw new StartError(
      `${nameOf('SECRET')} is missing: with ${nameOf('URL')} set, give the secret that signs events.`,
    )
  }
  if (previous === current) {
    throw new StartError(`${nameOf('SECRET_PREVIOUS')} is ${nameOf('SECRET')} itself: give the value from before.`)
  }
  const allowPrivate = env.WEBHOOK_ALLOW_PRIVATE ?? false
  const parsed = new URL(address)
  const host = parsed.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && (parsed.protocol !== 'https:' || (isIP(host) && !isPublicIpAddress(host)))) {
    throw new StartError(
      `${nameOf('URL')} must begin with https:// and lead to the internet. To send events to your own machine or network, set WEBHOOK_ALLOW_PRIVATE=1.`,
    )
  }
  const filter = env[nameOf('EVENTS')]
  return {
    name: number,
    url: parsed,
    secrets: [current, ...(previous ? [previous] : [])],
    allowPrivate,
    events: filter === undefined ? [...WEBHOOK_EVENTS] : eventTypesInFilter(filter),
  }
}

/** R441, R443, R445, R606. Settings that do not fit together stop the start: events would silently go nowhere. */
export const parseWebhookSettings = (env: Given): EndpointSettings[] =>
  NUMBERS.map((number) => readEndpoint(env, number)).filter((endpoint) => endpoint !== undefined)
