import type { FieldMetadata } from '@conform-to/react'

import { type FieldInput, inputsOf } from '#app/routes/edit-profile/field-inputs.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { profileType } from '#client/profiles/profile-model.ts'

import { CountedArea } from './counted-area.tsx'

function Input({ input: { label, hint, control }, field }: { input: FieldInput; field: FieldMetadata<string> }) {
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
        options={control.options()}
        defaultValue={field.initialValue}
        error={field.errors?.[0]}
      />
    )
  }
  const { kind: _line, ...line } = control
  return <Field label={label} hint={hint} field={field} {...line} />
}

/** The inputs of a section, in the table's order. */
export function SectionInputs({
  section,
  data,
  field,
}: Pick<TabProps, 'data' | 'field'> & Pick<FieldInput, 'section'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
      {inputsOf(profileType(data.profile), section).map(([name, input]) => (
        <div key={name} className={input.width === 'half' ? undefined : 'sm:col-span-2'}>
          <Input input={input} field={field(name)} />
        </div>
      ))}
    </div>
  )
}
