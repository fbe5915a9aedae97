import { useState } from 'react'

import { HIGHLIGHT_SLOTS } from '#app/routes/edit-profile/edit-field.ts'
import { CountedArea } from '#app/routes/edit-profile/fields/counted-area.tsx'
import { manyTexts, oneText } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { SiteFrame } from '#app/ui/pictures/site-frame.tsx'
import { Section } from '#app/ui/section.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'
import type { Asset } from '#domain/profiles/asset.ts'

import { SiteOrder } from './site-order.tsx'

const KINDS: Record<Asset['type'], string> = {
  sites: 'site',
  templates: 'template',
  libraries: 'library',
  cloneables: 'cloneable',
}

const PLACES = { 1: 'First, large', 2: 'Second', 3: 'Third' }

function Slot({ slot, work, values, field }: { slot: 1 | 2 | 3; work: Asset[] } & Omit<TabProps, 'data'>) {
  const name = `highlight${slot}` as const
  const [id, setId] = useState(oneText(values, name))
  const asset = work.find((one) => one.id === id)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <SiteFrame
        src={asset?.thumbnailUrl ?? null}
        name={asset?.name ?? 'Nothing chosen'}
        alt={asset?.name ?? ''}
        sizes="18rem"
      />
      <SelectInput
        label={PLACES[slot]}
        id={field(name).id}
        name={name}
        defaultValue={id}
        onChange={(event) => setId(event.currentTarget.value)}
        error={field(name).errors?.[0]}
        options={[
          { value: '', label: 'None' },
          ...work.map((one) => ({ value: one.id, label: `${one.name} (${KINDS[one.type]})` })),
        ]}
      />
      <CountedArea label={`Caption ${slot}`} field={field(`caption${slot}`)} max={MAX_LENGTH.caption} rows={3} />
    </div>
  )
}

/** One to three highlights, and the order of the sites below them. */
export function TabPortfolioHighlight({ data, values, field }: TabProps) {
  const { sites = [], all = [] } = data.choices.work ?? {}
  const order = manyTexts(values, 'order')
  const placed = order.flatMap((id) => sites.find((site) => site.id === id) ?? [])
  const rest = sites.filter(({ id }) => !order.includes(id))
  return (
    <>
      <Section of="tab" title="Your best work">
        <p className="max-w-prose text-ink-soft">
          {all.length > 0
            ? 'Choose one to three pieces. They stand at the top of your profile, and on your card where you are listed.'
            : `There is nothing to choose from yet. What you publish and make public on ${data.platformName} appears here.`}
        </p>
        {all.length > 0 && (
          <div className="grid gap-6 sm:grid-cols-3">
            {HIGHLIGHT_SLOTS.map((slot) => (
              <Slot key={slot} slot={slot} work={all} values={values} field={field} />
            ))}
          </div>
        )}
      </Section>
      {sites.length > 0 && (
        <Section of="tab" title="Order of your sites">
          <SiteOrder sites={[...placed, ...rest]} error={field('order').errors?.[0]} />
        </Section>
      )}
    </>
  )
}
