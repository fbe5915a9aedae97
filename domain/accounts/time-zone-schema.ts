import { z } from 'zod'

import { isTimeZone } from './time-zone.ts'

const NO_ZONE = 'Choose a time zone of the list.'

/** R669: chosen by the account's owner, or detected by their browser, which counts only while none is known. */
export const timeZoneSchema = z
  .strictObject({
    timeZone: z.string(NO_ZONE).refine(isTimeZone, NO_ZONE),
    detected: z.boolean('Detected is true or false.').default(false),
  })
  .meta({ id: 'TimeZone', example: { timeZone: 'Europe/Paris' } })
