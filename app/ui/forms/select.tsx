import type { ComponentProps } from 'react'

type Option = { value: string; label: string }

/** The browser's own select, as a pill. */
export function Select({ options, className = '', ...props }: ComponentProps<'select'> & { options: Option[] }) {
  return (
    <select
      className={`max-w-full cursor-pointer rounded-pill border border-line-strong bg-surface px-3 py-2 text-compact font-medium text-ink max-md:min-h-11 md:field-sizing-content md:max-w-44 ${className}`}
      {...props}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
