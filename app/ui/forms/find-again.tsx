import * as addresses from '#domain/addresses.ts'

/** R660: how a guest comes back to what they have just sent. */
export function FindAgain() {
  return (
    <p className="text-compact text-ink-soft">
      Come back any time: the link in our mail leads here, and <a href={addresses.guestRequests}>your requests</a> has
      everything that you sent.
    </p>
  )
}
