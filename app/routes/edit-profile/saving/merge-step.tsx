import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'

import type { Answer, Compared } from './answer.ts'
import { valueEntries } from './tab-values.ts'

type Side = 'mine' | 'theirs'

/** The texts for a concurrent edit of one's own in another window, and for somebody else's. */
const TEXTS: Record<'own' | 'foreign', { lead: string; more: string } & Record<Side, string>> = {
  own: {
    lead: 'You saved this profile in another window while you were editing here.',
    more: 'Nothing is overwritten: choose for each field that you changed there. Your other changes stay.',
    mine: 'This window',
    theirs: 'The other window, saved meanwhile',
  },
  foreign: {
    lead: 'Somebody else saved this profile while you were editing.',
    more: 'Nothing is overwritten: choose for each field that they changed. Your other changes stay.',
    mine: 'Yours',
    theirs: 'Theirs, saved meanwhile',
  },
}

function Choice({ field, side, label }: { field: Compared; side: Side; label: string }) {
  const text = field[side]
  return (
    <RadioCard name={`pick-${field.name}`} value={side} label={label} defaultChecked={field.proposed === side}>
      {field.name === 'picture' && text ? (
        <Picture
          src={text}
          alt="The picture"
          sizes="6rem"
          width={384}
          height={384}
          className="mt-1.5 size-24 rounded-card object-cover"
        />
      ) : (
        <span dir="auto" className="line-clamp-6 wrap-anywhere whitespace-pre-line">
          {text || <i className="text-ink-soft">{field.name === 'picture' ? 'no picture' : 'empty'}</i>}
        </span>
      )}
    </RadioCard>
  )
}

/** R111: after a concurrent edit the editor chooses a version for each field. */
export function MergeStep({ answer }: { answer: Extract<Answer, { kind: 'conflict' }> }) {
  const busy = useNavigation().state !== 'idle'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { state, compared, isOwn } = answer
  const texts = TEXTS[isOwn ? 'own' : 'foreign']
  return (
    <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div ref={box} tabIndex={-1} className="outline-none">
        <Notice>
          <p>
            <b className="font-semibold">{texts.lead}</b> {texts.more}
          </p>
        </Notice>
      </div>
      <input type="hidden" name="loaded" value={JSON.stringify(state.loaded)} />
      <input type="hidden" name="version" value={state.etag} />
      <input type="hidden" name="kept" value={JSON.stringify(valueEntries(state.values))} />
      {compared.map((field) => (
        <fieldset key={field.name} className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          <legend className="mb-1.5 font-semibold">{field.label}</legend>
          <Choice field={field} side="mine" label={texts.mine} />
          <Choice field={field} side="theirs" label={texts.theirs} />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy}>{busy ? 'One moment…' : 'Save this'}</Button>
        <ButtonLink href="?" variant="quiet">
          Drop my changes
        </ButtonLink>
      </div>
    </Form>
  )
}
