import type { ComponentProps } from 'react'

import { describedBy, Labelled, type Labels } from './labelled.tsx'

const BOX = 'w-full rounded-field border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft'

function boxClass(error: string | undefined, className: string): string {
  return `${BOX} ${error ? 'border-bad' : 'border-line-strong'} ${className}`
}

type Wiring = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

function wiring(id: string, labels: Labels): Wiring {
  return { 'aria-invalid': labels.error ? true : undefined, 'aria-describedby': describedBy(id, labels) }
}

type Own = Labels & { id: string; className?: string }

export function TextInput({ label, hint, error, id, className = '', ...input }: Own & ComponentProps<'input'>) {
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <input id={id} {...wiring(id, labels)} {...input} className={boxClass(error, className)} />
    </Labelled>
  )
}

export function TextArea({ label, hint, error, id, className = '', ...area }: Own & ComponentProps<'textarea'>) {
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <textarea id={id} {...wiring(id, labels)} {...area} className={boxClass(error, className)} />
    </Labelled>
  )
}

type Option = { value: string; label: string }

export function SelectInput({
  label,
  hint,
  error,
  id,
  options,
  className = '',
  ...select
}: Own & ComponentProps<'select'> & { options: Option[] }) {
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <select id={id} {...wiring(id, labels)} {...select} className={boxClass(error, `cursor-pointer ${className}`)}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
