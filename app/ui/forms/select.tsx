import type { ComponentProps } from 'react'

import { errorAriaProps, Labelled } from './labelled.tsx'
import { inputBoxClass, type LabelledControl } from './text-input.tsx'

type Props = ComponentProps<'select'> & { options: { value: string; label: string; translate?: 'no' }[] }

const PILL =
  'max-w-full cursor-pointer rounded-pill border border-line-strong bg-surface px-3 py-2 text-compact font-medium text-ink max-md:min-h-11 md:field-sizing-content md:max-w-56'

/** The browser's own select. */
function PlainSelect({ options, ...select }: Props) {
  return (
    <select {...select}>
      {options.map(({ value, label, translate }) => (
        <option key={value} value={value} translate={translate}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** As a pill, in a row of others. */
export function PillSelect({ className = '', ...select }: Props) {
  return <PlainSelect {...select} className={`${PILL} ${className}`} />
}

/** As a field of a form, with its label, hint and error. */
export function SelectInput({ label, hint, error, id, className = '', ...select }: LabelledControl & Props) {
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <PlainSelect
        id={id}
        {...errorAriaProps(id, labels)}
        {...select}
        className={inputBoxClass(error, `cursor-pointer ${className}`)}
      />
    </Labelled>
  )
}
