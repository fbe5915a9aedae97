import { Form } from 'react-router'

import { Button } from '#app/ui/forms/button.tsx'
import { possibleHireActs } from '#domain/messages/hire-claim.ts'
import { hireActLabel } from '#domain/messages/hire-labels.ts'
import type { Message } from '#domain/messages/message.ts'

import { hireActName } from './hire-acts.ts'

/** What this side reads of the claim, or is asked. */
function textFor({ hire, side, from, profileName }: Message): string {
  const other = side === 'owner' ? from.name : profileName
  if (!hire || hire.state === 'withdrawn')
    return `Have you worked with ${other}? Say so, and they are asked to confirm it.`
  const own = hire.claimedBy === side
  if (hire.state === 'confirmed') return `You and ${other} have worked together: both of you say so.`
  if (hire.state === 'claimed') {
    return own
      ? `You said that you worked with ${other}. It counts once they confirm it.`
      : `${other} says that you worked together. Is that right?`
  }
  return own ? `${other} did not confirm that you worked together.` : `You said that you did not work with ${other}.`
}

/** Neither side can act where nobody is left to confirm, or where the message has not arrived (R356). */
function isOpen({ side, status, blockId, from, profileSlug }: Message): boolean {
  if (status === 'awaiting-confirmation' || status === 'filtered' || status === 'spam') return false
  return side === 'owner' ? blockId === null && from.email !== null : profileSlug !== null
}

/** R355: whether a conversation led to work, as its two sides see it. Each act is a form of its own. */
export function HireNote({ message }: { message: Message }) {
  const { hire, side } = message
  const open = isOpen(message)
  const possible = possibleHireActs(hire ?? undefined, side)
  const acts = open ? possible : possible.filter((act) => act === 'deny' || act === 'withdraw')
  if (!open && acts.length === 0 && (!hire || hire.state === 'withdrawn')) return null
  const isAsked = hire?.state === 'claimed' && hire.claimedBy !== side
  return (
    <section
      aria-labelledby="hire-heading"
      className={`grid gap-3 rounded-card border p-5 ${isAsked ? 'border-accent bg-accent-soft' : 'border-line'}`}
    >
      <h2 id="hire-heading" className="text-large">
        Working together
      </h2>
      <p className="text-compact wrap-anywhere">{textFor(message)}</p>
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {acts.map((act) => (
            <Form key={act} method="post">
              <input type="hidden" name="act" value={hireActName(act)} />
              <Button variant={act === 'confirm' && isAsked ? 'primary' : 'quiet'}>
                {hireActLabel(act, hire?.state)}
              </Button>
            </Form>
          ))}
        </div>
      )}
    </section>
  )
}
