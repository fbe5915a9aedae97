import { oneText } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { Section } from '#app/ui/section.tsx'
import { AVAILABILITY_FADES_DAYS } from '#domain/limits.ts'
import { AVAILABILITY_LABELS } from '#domain/profiles/availability/availability-text.ts'
import { plural } from '#domain/text/plural.ts'

import { RequirementList } from './requirement-list.tsx'

const STATUSES = [
  { value: 'AVAILABLE', label: AVAILABILITY_LABELS.AVAILABLE, hint: 'Time for new projects' },
  { value: 'LIMITED', label: AVAILABILITY_LABELS.LIMITED, hint: 'Small projects, or a few hours' },
  { value: 'UNAVAILABLE', label: AVAILABILITY_LABELS.UNAVAILABLE, hint: 'No new projects now' },
  { value: '', label: 'Not said', hint: 'Your profile says nothing about availability' },
]

function Hirable({ data, values, field }: TabProps) {
  const missing = data.checklist.hirable.filter(({ met }) => !met)
  return (
    <div className="grid gap-4">
      <Checkbox
        id={field('hirable').id}
        name="hirable"
        label="Open for contact"
        hint="Clients can write to you from your profile and, once your profile is activated, find you on hire pages. Clear this box to pause your profile."
        error={field('hirable').errors}
        defaultChecked={oneText(values, 'hirable') === 'on'}
      />
      {missing.length > 0 && (
        <div className="grid gap-2">
          <p className="text-compact">What is missing before your profile can be open for contact:</p>
          <RequirementList steps={missing} label="Still missing" />
        </div>
      )}
    </div>
  )
}

function Confirmation({ data }: Pick<TabProps, 'data'>) {
  const { availability } = data.profile.expertsMetadata
  if (!availability) return null
  const { confirmed, daysLeft } = data.confirmation
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-4 py-3">
      <p className="text-compact">
        {confirmed
          ? `Your availability is confirmed. It counts as current for ${plural(daysLeft, 'more day')}.`
          : `Your availability was not confirmed for ${AVAILABILITY_FADES_DAYS} days: your profile says so.`}
      </p>
      <Button name="intent" value="confirm" variant="quiet">
        {confirmed ? 'Confirm again' : 'Confirm availability'}
      </Button>
    </div>
  )
}

/** Contact and availability: a person's own tab, a section of a workspace's general tab. */
export function AvailabilityPart(props: TabProps) {
  const { data, values, field } = props
  const id = field('availabilityStatus').id
  return (
    <Section of="tab" title="Availability">
      <Hirable {...props} />
      <fieldset id={id} className="grid gap-2">
        <legend className="mb-1.5 font-semibold">How much time do you have?</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {STATUSES.map(({ value, label, hint }) => (
            <RadioCard
              key={value}
              name="availabilityStatus"
              value={value}
              label={label}
              defaultChecked={oneText(values, 'availabilityStatus') === value}
            >
              <span className="text-small text-ink-soft">{hint}</span>
            </RadioCard>
          ))}
        </div>
        <FieldError id={id} error={field('availabilityStatus').errors?.[0]} />
      </fieldset>
      <div className="max-w-form">
        <Field
          label="From when"
          hint="The day from which this availability holds. Leave the day empty if it holds now. “Fully booked” means booked until that day."
          field={field('availabilityFrom')}
          type="date"
        />
      </div>
      <Confirmation data={data} />
    </Section>
  )
}
