import { z } from 'zod'

import type { PurgeSettings } from '#adapters/cdn/purger.ts'
import { StartError } from '#server/startup/start-error.ts'

import { hasNoLogin, nonEmptyTextSchema, urlSchema } from './setting-types.ts'

/** Long enough to matter; text that depends only on the date, such as "available from tomorrow", is out of date by as much. */
const MAX_AGE = 3600

export const CDN_SETTINGS = {
  CDN_PURGE_URL: urlSchema(['http:', 'https:']).refine(hasNoLogin, 'must not hold a user name or password').optional(),
  CDN_PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]{3,10}$/, 'must be a method such as POST or PURGE')
    .optional(),
  CDN_PURGE_TAG_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .optional(),
  CDN_PURGE_BODY: nonEmptyTextSchema
    .refine((body) => body.includes('TAGS'), 'must have TAGS where the list of tags goes')
    .optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+:[\x20-\x7e]+$/, 'must be a header such as authorization: Bearer …')
    .optional(),
  CDN_MAX_AGE: z
    .string()
    .regex(/^\d{2,6}$/, 'must be a number of seconds from 10 to 999999')
    .transform(Number)
    .optional(),
}

type Given = { [Name in keyof typeof CDN_SETTINGS]?: z.infer<(typeof CDN_SETTINGS)[Name]> }

export type CdnSettings = { purge: PurgeSettings; maxAge: number }

/** R397: a page that cannot be purged must not be cached for long. */
export function parseCdnSettings(env: Given): CdnSettings | undefined {
  const { CDN_PURGE_URL, CDN_PURGE_METHOD, CDN_PURGE_TAG_HEADER, CDN_PURGE_BODY, CDN_PURGE_HEADER, CDN_MAX_AGE } = env
  if (!CDN_PURGE_URL) {
    const given = Object.keys(CDN_SETTINGS).find((name) => env[name as keyof Given] !== undefined)
    if (given) throw new StartError(`CDN_PURGE_URL is missing: ${given} says how it is asked.`)
    return undefined
  }
  if (!CDN_PURGE_TAG_HEADER && !CDN_PURGE_BODY) {
    throw new StartError('CDN_PURGE_TAG_HEADER or CDN_PURGE_BODY is missing: a purge has to name its tags.')
  }
  return {
    purge: {
      url: CDN_PURGE_URL,
      method: CDN_PURGE_METHOD ?? 'POST',
      tagHeader: CDN_PURGE_TAG_HEADER,
      body: CDN_PURGE_BODY,
      header: CDN_PURGE_HEADER,
    },
    maxAge: CDN_MAX_AGE ?? MAX_AGE,
  }
}
