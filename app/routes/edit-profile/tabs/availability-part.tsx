import { AVAILABILITY_CHOICES } from '#app/routes/edit-profile/choice-names.ts'
import { singleTabValue } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Section } from '#app/ui/section.tsx'
import { AVAILABILITY_CONFIRMED_DAYS } from '#domain/limits.ts'

import { RequirementList } from './requirement-list.tsx'

const STATUSES = [...AVAILABILITY_CHOICES, 'none'] as const

function Hirable({ data, values, field }: TabProps) {
  const t = useTexts()
  const missing = data.checklist.hirable.filter(({ met }) => !met)
  return (
    <div className="grid gap-4">
      <Checkbox
        id={field('hirable').id}
        name="hirable"
        label={t('editFields.field.hirable')}
        hint={t('edit.hirable.hint')}
        error={field('hirable').errors}
        defaultChecked={singleTabValue(values, 'hirable') === 'on'}
      />
      {missing.length > 0 && (
        <div className="grid gap-2">
          <p className="text-compact">{t('edit.missing.hirable')}</p>
          <RequirementList steps={missing} label={t('edit.missing.list')} />
        </div>
      )}
    </div>
  )
}

function Confirmation({ data }: Pick<TabProps, 'data'>) {
  const t = useTexts()
  const { availability } = data.profile.expertsMetadata
  if (!availability) return null
  const { confirmed, daysLeft } = data.confirmation
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-4 py-3">
      <p className="text-compact">
        {confirmed
          ? t('edit.confirmation.confirmed', { days: daysLeft })
          : t('edit.confirmation.faded', { days: AVAILABILITY_CONFIRMED_DAYS })}
      </p>
      <Button name="intent" value="confirm" variant="quiet">
        {confirmed ? t('edit.confirmation.again') : t('edit.confirmation.confirm')}
      </Button>
    </div>
  )
}

/** Contact and availability: a person's own tab, a section of a workspace's general tab. */
export function AvailabilityPart(props: TabProps) {
  const t = useTexts()
  const { data, values, field } = props
  const id = field('availabilityStatus').id
  return (
    <Section of="tab" title={t('edit.section.availability')}>
      <Hirable {...props} />
      <fieldset id={id} className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{t('edit.availability.legend')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {STATUSES.map((status) => (
            <RadioCard
              key={status}
              name="availabilityStatus"
              value={status === 'none' ? '' : status}
              label={t(`edit.availability.${status}`)}
              defaultChecked={singleTabValue(values, 'availabilityStatus') === (status === 'none' ? '' : status)}
            >
              <span className="text-small text-ink-soft">{t(`edit.availabilityHint.${status}`)}</span>
            </RadioCard>
          ))}
        </div>
        <FieldError id={id} error={field('availabilityStatus').errors?.[0]} />
      </fieldset>
      <div className="max-w-form">
        <Field
          label={t('edit.availabilityFrom.label')}
          hint={t('edit.availabilityFrom.hint')}
          field={field('availabilityFrom')}
          type="date"
        />
      </div>
      <Confirmation data={data} />
    </Section>
  )
}
