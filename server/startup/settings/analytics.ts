import type { z } from 'zod'

import { StartError } from '#server/startup/start-error.ts'

import { hasNoLogin, nonEmptyTextSchema, urlSchema } from './setting-types.ts'

export const ANALYTICS_SETTINGS = {
  ANALYTICS_WRITE_URL: urlSchema(['http:', 'https:'])
    .refine(hasNoLogin, 'must not hold a user name or password: the key says who we are')
    .optional(),
  ANALYTICS_WRITE_KEY: nonEmptyTextSchema.optional(),
}

type Given = { [Name in keyof typeof ANALYTICS_SETTINGS]?: z.infer<(typeof ANALYTICS_SETTINGS)[Name]> }

/** A URL without a key, or a key without a URL, would silently lose every event. */
export function parseAnalyticsSettings({ ANALYTICS_WRITE_URL: url, ANALYTICS_WRITE_KEY: writeKey }: Given) {
  if (url && writeKey) return { url, writeKey }
  if (!url && !writeKey) return undefined
  const [given, missing] = url
    ? ['ANALYTICS_WRITE_URL', 'ANALYTICS_WRITE_KEY']
    : ['ANALYTICS_WRITE_KEY', 'ANALYTICS_WRITE_URL']
  throw new StartError(`${missing} is missing: with ${given} set, give both, or neither.`)
}
