import { useTimeZone } from '#app/shell/use-time-zone.ts'

import { formatDay, formatMoment } from './format.ts'

/** R669: in the account's time zone, else in UTC, said so. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const timeZone = useTimeZone()
  return (
    // Browsers may have newer names of months and zones than the server.
    <time dateTime={at} suppressHydrationWarning className={className}>
      {formatMoment(at, timeZone)}
    </time>
  )
}

/** The same without the time of day. */
export function Day({ at }: { at: string }) {
  const timeZone = useTimeZone()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatDay(at, timeZone)}
    </time>
  )
}
