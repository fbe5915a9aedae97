import { Button } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'

type Props = {
  label: string
  next: string
  /** R418: asks for a sign-in there even of somebody who is signed in. */
  fresh?: boolean
  /** Opens a new window: this one holds what was typed. */
  newWindow?: boolean
  variant?: 'primary' | 'quiet'
}

/** R411: leads to the site builder. A plain form: it needs no script, and the router does not follow it elsewhere. */
export function HostButton({ label, next, fresh = false, newWindow = false, variant = 'primary' }: Props) {
  return (
    <form method="post" action={addresses.hostSignIn} target={newWindow ? '_blank' : undefined}>
      <input type="hidden" name="next" value={next} />
      {fresh && <input type="hidden" name="fresh" value="1" />}
      <Button variant={variant} className="w-full">
        {label}
      </Button>
    </form>
  )
}
