import { Form } from 'react-router'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { hireClaimButton } from '#domain/messages/hire-claim-buttons.ts'
import { possibleHireClaimActions } from '#domain/messages/hire-claim.ts'
import type { Message } from '#domain/messages/message.ts'

import { hireButtonValue } from './hire-acts.ts'

/** What this side reads of the claim, or is asked. */
function textFor(t: PageTexts, { hire, side, from, profileName }: Message): string {
  const name = side === 'owner' ? from.name : profileName
  if (!hire || hire.state === 'withdrawn') return t('conversation.hire.ask', { name })
  const own = hire.claimedBy === side
  if (hire.state === 'confirmed') return t('conversation.hire.confirmed', { name })
  if (hire.state === 'claimed') {
    return own ? t('conversation.hire.claimed', { name }) : t('conversation.hire.claimedByOther', { name })
  }
  return own ? t('conversation.hire.denied', { name }) : t('conversation.hire.deniedByYou', { name })
}

/** Neither side can act if no one is left to confirm, or if the message has not arrived (R356). */
function isOpen({ side, status, blockId, from, profileSlug }: Message): boolean {
  if (status === 'awaiting-confirmation' || status === 'filtered' || status === 'spam') return false
  return side === 'owner' ? blockId === null && from.email !== null : profileSlug !== null
}

/** R355: whether a conversation led to work, as its two sides see it. Each act is a form of its own. */
export function HireNote({ message }: { message: Message }) {
  const t = useTexts()
  const { hire, side } = message
  const open = isOpen(message)
  const possible = possibleHireClaimActions(hire ?? undefined, side)
  const acts = open ? possible : possible.filter((act) => act === 'deny' || act === 'withdraw')
  if (!open && acts.length === 0 && (!hire || hire.state === 'withdrawn')) return null
  const isAsked = hire?.state === 'claimed' && hire.claimedBy !== side
  return (
    <section
      aria-labelledby="hire-heading"
      className={`grid gap-3 rounded-card border p-5 ${isAsked ? 'border-accent bg-accent-soft' : 'border-line'}`}
    >
      <h2 id="hire-heading" className="text-large">
        {t('conversation.hire.title')}
      </h2>
      <p className="text-compact wrap-anywhere">{textFor(t, message)}</p>
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {acts.map((act) => (
            <Form key={act} method="post">
              <input type="hidden" name="act" value={hireButtonValue(act)} />
              <Button variant={act === 'confirm' && isAsked ? 'primary' : 'quiet'}>
                {t(`conversation.hire.act.${hireClaimButton(act, hire?.state)}`)}
              </Button>
            </Form>
          ))}
        </div>
      )}
    </section>
  )
}
