import type { ReactNode } from 'react'

export type Labels = { label: string; hint?: ReactNode; error?: string | undefined }

/** One sentence, or several. */
type Sentences = string | string[] | undefined

/** The ARIA attributes of a control: described by its error first, then its hint. */
export function errorAriaProps(id: string, { hint, error }: { hint?: ReactNode; error?: Sentences }) {
  const failed = error?.length ? true : undefined
  const ids = [failed && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': failed, 'aria-describedby': ids || undefined }
}

/** Label, hint and error around one control. */
export function Labelled({ id, label, hint, error, children }: Labels & { id: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null
  return (
    <div id={`${id}-hint`} className="text-small text-ink-soft">
      {hint}
    </div>
  )
}

/** Each sentence on a line of its own. */
export function FieldError({ id, error }: { id: string; error: Sentences }) {
  const [first, ...more] = [error ?? []].flat()
  if (!first) return null
  return (
    <div id={`${id}-error`} className="text-small font-semibold text-bad">
      <p>{first}</p>
      {more.map((text) => (
        <p key={text} className="mt-1">
          {text}
        </p>
      ))}
    </div>
  )
}
