import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Field } from '#app/ui/forms/field.tsx'

function Choices({ id, names }: { id: string; names: string[] }) {
  return (
    <datalist id={id} translate="no">
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  )
}

/** City and country as free text, with suggestions from the catalogue and how it matched them. */
export function PlaceFields({ data, field }: Pick<TabProps, 'data' | 'field'>) {
  const t = useTexts()
  const { cities, countries, placeNote } = data.choices
  return (
    <div className="grid gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('editFields.field.city')}
          field={field('city')}
          list="known-cities"
          autoComplete="address-level2"
        />
        <Field
          label={t('editFields.field.country')}
          field={field('country')}
          list="known-countries"
          autoComplete="country-name"
        />
      </div>
      <Choices id="known-cities" names={cities} />
      <Choices id="known-countries" names={countries} />
      {placeNote && <p className="text-small text-ink-soft">{placeNote}</p>}
    </div>
  )
}
