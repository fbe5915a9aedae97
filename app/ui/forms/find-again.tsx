import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'

/** R660: how a guest comes back to what they have just sent. */
export function FindAgain() {
  const t = useTexts()
  return (
    <p className="text-compact text-ink-soft">
      {t.rich('sending.findAgain', { requests: (text) => <a href={addresses.guestRequests}>{text}</a> })}
    </p>
  )
}
