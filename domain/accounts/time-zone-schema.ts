import { z } from 'zod'

import { canonicalTimeZone } from './time-zone.ts'

const NO_ZONE = 'Choose a time zone of the list.'

/** R669: chosen by the account's owner, or detected by their browser, which counts only while none is known. */
export const timeZoneSchema = z
  .strictObject({
    timeZone: z.string(NO_ZONE).transform((name, context) => {
      const zone = canonicalTimeZone(name)
      if (zone === undefined)
        context.addIssue({ code: 'custom', message: NO_ZONE, params: { code: 'unknown_time_zone' } })
      return zone ?? z.NEVER
    }),
    detected: z.boolean('Detected is true or false.').default(false),
  })
  .meta({ id: 'TimeZone', example: { timeZone: 'Europe/Paris' } })
