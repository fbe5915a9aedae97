import type { FieldMetadata } from '@conform-to/react'

import { businessTypeName } from '#app/routes/edit-profile/choice-names.ts'
import { type FieldInput, type InputName, sectionInputs } from '#app/routes/edit-profile/field-inputs.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { profileType } from '#client/profiles/profile-model.ts'

import { CountedArea } from './counted-area.tsx'

/** What is shown while nothing is typed. */
function placeholderOf(placeholder: 'title' | 'employer' | 'https', t: PageTexts): string {
  return placeholder === 'https' ? 'https://' : t(`editFields.placeholder.${placeholder}`)
}

type InputProps = { name: InputName; input: FieldInput; field: FieldMetadata<string> }

function Input({ name, input: { control }, field }: InputProps) {
  const t = useTexts()
  const label = t(`editFields.field.${name}`)
  const hint = name === 'about' || name === 'inquiryEmailAddress' ? t(`editFields.hint.${name}`) : undefined
  if (control.kind === 'area') {
    return <CountedArea label={label} hint={hint} field={field} max={control.max} rows={control.rows} />
  }
  if (control.kind === 'choice') {
    return (
      <SelectInput
        label={label}
        hint={hint}
        id={field.id}
        name={field.name}
        options={[
          { value: '', label: t('editFields.businessType.none') },
          ...control.values.map((value) => ({ value, label: businessTypeName(value, t) })),
        ]}
        defaultValue={field.initialValue}
        error={field.errors?.[0]}
      />
    )
  }
  const { kind: _line, placeholder, ...line } = control
  return (
    <Field
      label={label}
      hint={hint}
      field={field}
      {...line}
      {...(placeholder && { placeholder: placeholderOf(placeholder, t) })}
    />
  )
}

/** The inputs of a section, in the table's order. */
export function SectionInputs({
  section,
  data,
  field,
}: Pick<TabProps, 'data' | 'field'> & Pick<FieldInput, 'section'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
      {sectionInputs(profileType(data.profile), section).map(([name, input]) => (
        <div key={name} className={input.width === 'half' ? undefined : 'sm:col-span-2'}>
          <Input name={name} input={input} field={field(name)} />
        </div>
      ))}
    </div>
  )
}
