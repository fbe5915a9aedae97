import { momentInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import type { SignedInPlace } from '#client/accounts/accounts.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import * as addresses from '#domain/addresses.ts'

function Place({ place }: { place: SignedInPlace }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {deviceName(place.userAgent)}
          {place.current && <span className="font-normal text-good"> (this one)</span>}
        </p>
        <p className="text-small text-ink-soft">
          {place.address && `${place.address}, `}signed in {momentInUtc(place.since)}
          {!place.current && `, last used ${momentInUtc(place.lastUsed)}`}
        </p>
      </div>
      {!place.current && (
        <form method="post" action={addresses.account}>
          <input type="hidden" name="session" value={place.id} />
          <Button
            variant="quiet"
            name="intent"
            value="session"
            aria-label={`Sign out ${deviceName(place.userAgent)}, ${momentInUtc(place.since)}`}
          >
            Sign out
          </Button>
        </form>
      )}
    </li>
  )
}

export function SignedInPlaces({ places }: { places: SignedInPlace[] }) {
  return (
    <>
      <ul>
        {places.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </ul>
      {places.length > 1 && (
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
