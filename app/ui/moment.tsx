import { momentInUtc } from './format.ts'

/** In the reader's own time where scripts run (LOCAL_TIMES), else in UTC, said so: the server does not know their clock. */
export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} data-local="" suppressHydrationWarning className={className}>
      {momentInUtc(at)}
    </time>
  )
}
