import { type ReactNode, useId } from 'react'

/** A radio button as a card with room for a hint. */
export function RadioCard({
  name,
  value,
  defaultChecked,
  label,
  children,
}: {
  name: string
  value: string
  defaultChecked: boolean
  label: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="relative flex min-w-0 items-start gap-3 rounded-field border border-line-strong bg-surface p-3.5 has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        aria-describedby={`${id}-more`}
        className="relative z-1 mt-1 size-4 shrink-0 cursor-pointer"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-semibold after:absolute after:inset-0">
          {label}
        </label>
        <div id={`${id}-more`}>{children}</div>
      </div>
    </div>
  )
}
