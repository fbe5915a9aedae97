import type { ReactNode } from 'react'

export type Labels = { label: string; hint?: ReactNode; error?: string | undefined }

/** The ARIA attributes of a control: described by its error first, then its hint. */
export function describedBy(id: string, { hint, error }: Omit<Labels, 'label'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': ids || undefined }
}

/** Label, hint and error around one control. */
export function Labelled({ id, label, hint, error, children }: Labels & { id: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </div>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="text-small font-semibold text-bad">
      {error}
    </p>
  )
}
