import { HIGHLIGHT_SLOTS } from '#app/routes/edit-profile/edit-field.ts'
import { CountedArea } from '#app/routes/edit-profile/fields/counted-area.tsx'
import { multipleTabValue, singleTabValue } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { SiteFrame } from '#app/ui/pictures/site-frame.tsx'
import { Section } from '#app/ui/section.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'
import type { ReportedWork } from '#domain/profiles/reported-work.ts'

import { SiteOrder } from './site-order.tsx'

const CHOICE =
  'relative grid min-w-0 cursor-pointer content-start gap-2 rounded-field border border-line-strong bg-surface p-2 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

type ChoiceProps = { name: string; value: string; checked: boolean; asset?: ReportedWork }

/** R713: a piece of work as a picture to click. */
function Choice({ name, value, checked, asset }: ChoiceProps) {
  const t = useTexts()
  return (
    <label className={CHOICE}>
      {asset && (
        // The words beside the button say the same.
        <span aria-hidden="true">
          <SiteFrame src={asset.thumbnailUrl} name={asset.name} alt="" sizes="10rem" />
        </span>
      )}
      <span className="flex min-w-0 items-start gap-2 text-small max-md:min-h-11 max-md:items-center">
        <input type="radio" name={name} value={value} defaultChecked={checked} className="mt-0.5 size-4 shrink-0" />
        <span className="line-clamp-2 min-w-0 wrap-anywhere">
          {asset ? (
            <>
              <bdi>{asset.name}</bdi> <span className="text-ink-soft">({t(`edit.work.kind.${asset.type}`)})</span>
            </>
          ) : (
            t('edit.work.noHighlight')
          )}
        </span>
      </span>
    </label>
  )
}

function Slot({ slot, work, values, field }: { slot: 1 | 2 | 3; work: ReportedWork[] } & Omit<TabProps, 'data'>) {
  const t = useTexts()
  const name = `highlight${slot}` as const
  const chosen = singleTabValue(values, name)
  const { id, errors } = field(name)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset id={id} className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t(`edit.work.slot.${slot}`)}</legend>
        <div className="-m-1 grid max-h-96 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 overflow-y-auto p-1">
          <Choice name={name} value="" checked={!work.some((one) => one.id === chosen)} />
          {work.map((one) => (
            <Choice key={one.id} name={name} value={one.id} checked={one.id === chosen} asset={one} />
          ))}
        </div>
        <FieldError id={id} error={errors?.[0]} />
      </fieldset>
      <CountedArea
        label={t('edit.work.caption', { slot })}
        field={field(`caption${slot}`)}
        max={MAX_LENGTH.caption}
        rows={2}
      />
    </div>
  )
}

/** One to three highlights, and the order of the sites below them. */
export function TabPortfolioHighlight({ data, values, field }: TabProps) {
  const t = useTexts()
  const { sites = [], all = [] } = data.choices.work ?? {}
  const order = multipleTabValue(values, 'order')
  const placed = order.flatMap((id) => sites.find((site) => site.id === id) ?? [])
  const rest = sites.filter(({ id }) => !order.includes(id))
  return (
    <>
      <Section of="tab" title={t('edit.section.work')}>
        <p className="max-w-prose text-ink-soft">
          {all.length > 0 ? t('edit.work.hint') : t('edit.work.none', { platformName: data.platformName })}
        </p>
        {all.length > 0 && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {HIGHLIGHT_SLOTS.map((slot) => (
              <Slot key={slot} slot={slot} work={all} values={values} field={field} />
            ))}
          </div>
        )}
      </Section>
      {sites.length > 0 && (
        <Section of="tab" title={t('edit.section.order')}>
          <SiteOrder sites={[...placed, ...rest]} error={field('order').errors?.[0]} />
        </Section>
      )}
    </>
  )
}
