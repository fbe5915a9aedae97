import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Notice } from '#app/ui/notice.tsx'

import type { Answer, Compared } from './answer.ts'
import { valueEntries } from './tab-values.ts'

function Choice({ field, side, text }: { field: Compared; side: 'mine' | 'theirs'; text: string }) {
  return (
    <RadioCard
      name={`pick-${field.name}`}
      value={side}
      label={side === 'mine' ? 'Yours' : 'Theirs, saved meanwhile'}
      defaultChecked={field.proposed === side}
    >
      <span dir="auto" className="line-clamp-6 wrap-anywhere whitespace-pre-line">
        {text || <i className="text-ink-soft">empty</i>}
      </span>
    </RadioCard>
  )
}

/** R111: after a concurrent edit the editor chooses a version for each field. */
export function MergeStep({ answer }: { answer: Extract<Answer, { kind: 'conflict' }> }) {
  const busy = useNavigation().state !== 'idle'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { state, compared } = answer
  return (
    <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div ref={box} tabIndex={-1} className="outline-none">
        <Notice>
          <p>
            <b className="font-semibold">Somebody else saved this profile while you were editing.</b> Nothing is
            overwritten: choose for each field that they changed. Your other changes stay.
          </p>
        </Notice>
      </div>
      <input type="hidden" name="loaded" value={JSON.stringify(state.loaded)} />
      <input type="hidden" name="kept" value={JSON.stringify(valueEntries(state.values))} />
      {compared.map((field) => (
        <fieldset key={field.name} className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          <legend className="mb-1.5 font-semibold">{field.label}</legend>
          <Choice field={field} side="mine" text={field.mine} />
          <Choice field={field} side="theirs" text={field.theirs} />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy}>{busy ? 'One moment…' : 'Save this'}</Button>
        <ButtonLink href="?" variant="quiet">
          Drop my changes
        </ButtonLink>
      </div>
    </Form>
  )
}
