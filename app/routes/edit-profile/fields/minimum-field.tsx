import { singleTabValue } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { CURRENCIES } from '#domain/profiles/currency.ts'

const OPTIONS = CURRENCIES.map((code) => ({ value: code, label: code, translate: 'no' as const }))

export function MinimumField({ values, field }: Pick<TabProps, 'values' | 'field'>) {
  const t = useTexts()
  return (
    <div className="grid max-w-form gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-3">
        <Field
          label={t('editFields.field.minimumAmount')}
          field={field('minimumAmount')}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          placeholder={t('editFields.minimum.none')}
        />
        <SelectInput
          label={t('editFields.field.minimumCurrency')}
          id={field('minimumCurrency').id}
          name="minimumCurrency"
          options={OPTIONS}
          defaultValue={singleTabValue(values, 'minimumCurrency')}
          error={field('minimumCurrency').errors?.[0]}
        />
      </div>
      <p className="text-small text-ink-soft">{t('editFields.minimum.hint')}</p>
    </div>
  )
}
