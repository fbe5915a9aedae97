import { useId } from 'react'

import { ReasonInput } from '#app/routes/admin/cards/reason-input.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { SiteBlock } from '#domain/admin/site-blocks.ts'

const KINDS = { domain: 'Mail domain', network: 'Network' }

function Expiry({ block: { active, expiresOn } }: { block: SiteBlock }) {
  if (expiresOn === null) return <>until it is removed</>
  return (
    <>
      {active ? 'until' : <b className="font-semibold">expired</b>} <Moment at={expiresOn} />
    </>
  )
}

/** One block with the form that removes it. */
export function BlockCard({ block, typed }: { block: SiteBlock; typed: Record<string, string> | undefined }) {
  const id = useId()
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h2 className="text-lede wrap-anywhere">{block.value}</h2>
        <p className="text-small text-ink-soft">
          {KINDS[block.kind]}, <Expiry block={block} />. Blocked by {block.by ?? 'an operator'},{' '}
          <Moment at={block.createdOn} />
        </p>
      </header>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {block.reason}
      </p>
      <form method="post" className="grid items-end gap-4 border-t border-line pt-5 sm:grid-cols-[1fr_auto]">
        <input type="hidden" name="id" value={block.id} />
        <ReasonInput id={id} typed={typed} />
        <Button variant="quiet" name="act" value="remove" aria-label={`Remove the block of ${block.value}`}>
          Remove
        </Button>
      </form>
    </Panel>
  )
}
