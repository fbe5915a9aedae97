import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { useTimeZone } from '#app/shell/use-time-zone.ts'
import { formatMoment } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import type { AccountSession } from '#client/accounts/accounts.ts'
import { type ParsedUserAgent, parseUserAgent } from '#domain/accounts/device-name.ts'
import * as addresses from '#domain/addresses.ts'

function deviceWords(t: PageTexts, device: ParsedUserAgent): string {
  if (!device) return t('account.device.unknown')
  const { browser, system } = device
  if (!browser) return t('account.device.program')
  return system ? t('account.device.both', { browser, system }) : browser
}

/** Where it was signed in, since when, and when it was last used. */
function factsOf(t: PageTexts, { address, current, ...session }: AccountSession, timeZone: string): string {
  const since = formatMoment(session.since, timeZone)
  if (current)
    return address ? t('account.sessions.sinceAt', { address, since }) : t('account.sessions.since', { since })
  const used = formatMoment(session.lastUsed, timeZone)
  return address ? t('account.sessions.usedAt', { address, since, used }) : t('account.sessions.used', { since, used })
}

function SessionRow({ session }: { session: AccountSession }) {
  const t = useTexts()
  const timeZone = useTimeZone()
  const device = deviceWords(t, parseUserAgent(session.userAgent))
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {session.current
            ? t.rich('account.sessions.current', {
                device,
                note: (text) => <span className="font-normal text-good">{text}</span>,
              })
            : device}
        </p>
        <p className="text-small text-ink-soft">{factsOf(t, session, timeZone)}</p>
      </div>
      {!session.current && (
        <form method="post" action={addresses.account}>
          <input type="hidden" name="session" value={session.id} />
          <Button
            variant="quiet"
            name="intent"
            value="session"
            aria-label={t('account.sessions.endOf', { device, since: formatMoment(session.since, timeZone) })}
          >
            {t('account.sessions.end')}
          </Button>
        </form>
      )}
    </li>
  )
}

export function SessionList({ sessions }: { sessions: AccountSession[] }) {
  const t = useTexts()
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
            {t('account.sessions.endOthers')}
          </Button>
        </form>
      )}
    </>
  )
}
