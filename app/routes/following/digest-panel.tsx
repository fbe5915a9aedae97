import { Button } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Digest } from '#domain/following/following.ts'

/** R133: opt-in. */
export function DigestPanel({ digest: { weekly, emailVerified } }: { digest: Digest }) {
  return (
    <aside
      id="digest"
      aria-labelledby="digest-title"
      className="grid gap-3 rounded-card border border-line bg-surface p-6 text-compact"
    >
      <h2 id="digest-title" className="text-large">
        Once a week by mail
      </h2>
      <p className="text-ink-soft">
        {weekly
          ? 'You get a mail on Monday mornings, if there was something new in the week before.'
          : 'On Monday mornings, if there was something new in the week before. Each mail has a link that ends them.'}
      </p>
      {!emailVerified && (
        <p>
          Nothing is sent until you <a href={addresses.verifyEmail}>confirm your email address</a>.
        </p>
      )}
      <form method="post" action={addresses.following}>
        <input type="hidden" name="act" value="digest" />
        <Button name="weekly" value={weekly ? 'false' : 'true'} variant={weekly ? 'quiet' : 'primary'}>
          {weekly ? 'Stop the weekly mail' : 'Send me the weekly mail'}
        </Button>
      </form>
    </aside>
  )
}
