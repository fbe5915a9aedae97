import { useTimeZone } from '#app/shell/use-time-zone.ts'
import { momentIn } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import type { AccountSession } from '#client/accounts/accounts.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import * as addresses from '#domain/addresses.ts'

function SessionRow({ session }: { session: AccountSession }) {
  const timeZone = useTimeZone()
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {deviceName(session.userAgent)}
          {session.current && <span className="font-normal text-good"> (this one)</span>}
        </p>
        <p className="text-small text-ink-soft">
          {session.address && `${session.address}, `}signed in {momentIn(session.since, timeZone)}
          {!session.current && `, last used ${momentIn(session.lastUsed, timeZone)}`}
        </p>
      </div>
      {!session.current && (
        <form method="post" action={addresses.account}>
          <input type="hidden" name="session" value={session.id} />
          <Button
            variant="quiet"
            name="intent"
            value="session"
            aria-label={`Sign out ${deviceName(session.userAgent)}, ${momentIn(session.since, timeZone)}`}
          >
            Sign out
          </Button>
        </form>
      )}
    </li>
  )
}

export function SessionList({ sessions }: { sessions: AccountSession[] }) {
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={addresses.account} className="mt-4">
          <input type="hidden" name="session" value="others" />
          <Button variant="quiet" name="intent" value="session">
            Sign out everywhere else
          </Button>
        </form>
      )}
    </>
  )
}
