import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'

import type { Answer, Compared } from './answer.ts'
import { tabValueEntries } from './tab-values.ts'

type Side = 'mine' | 'theirs'

function Choice({ field, side, label }: { field: Compared; side: Side; label: string }) {
  const t = useTexts()
  const text = field[side]
  return (
    <RadioCard name={`pick-${field.name}`} value={side} label={label} defaultChecked={field.proposed === side}>
      {field.name === 'picture' && text ? (
        <Picture
          src={text}
          alt={t('edit.merge.picture')}
          sizes="6rem"
          width={384}
          height={384}
          className="mt-1.5 size-24 rounded-card object-cover"
        />
      ) : (
        <span dir="auto" className="line-clamp-6 wrap-anywhere whitespace-pre-line">
          {text || (
            <i className="text-ink-soft">{t(field.name === 'picture' ? 'edit.merge.noPicture' : 'edit.merge.empty')}</i>
          )}
        </span>
      )}
    </RadioCard>
  )
}

/** R111: after a concurrent edit the editor chooses a version for each field. */
export function MergeStep({ answer }: { answer: Extract<Answer, { kind: 'conflict' }> }) {
  const t = useTexts()
  const busy = useNavigation().state !== 'idle'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { state, compared, isOwn } = answer
  const whose = isOwn ? 'own' : 'foreign'
  return (
    <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div ref={box} tabIndex={-1} className="outline-none">
        <Notice>
          <p>
            <b className="font-semibold">{t(`edit.merge.lead.${whose}`)}</b> {t(`edit.merge.more.${whose}`)}
          </p>
        </Notice>
      </div>
      <input type="hidden" name="loaded" value={JSON.stringify(state.loaded)} />
      <input type="hidden" name="version" value={state.etag} />
      <input type="hidden" name="kept" value={JSON.stringify(tabValueEntries(state.values))} />
      {compared.map((field) => (
        <fieldset key={field.name} className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          <legend className="mb-1.5 font-semibold">{field.label}</legend>
          <Choice field={field} side="mine" label={t(`edit.merge.mine.${whose}`)} />
          <Choice field={field} side="theirs" label={t(`edit.merge.theirs.${whose}`)} />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy}>{busy ? t('edit.merge.saving') : t('edit.merge.save')}</Button>
        <ButtonLink href="?" variant="quiet">
          {t('edit.merge.drop')}
        </ButtonLink>
      </div>
    </Form>
  )
}
