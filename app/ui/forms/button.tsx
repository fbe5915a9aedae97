import type { ComponentProps, MouseEvent } from 'react'

type Variant = 'primary' | 'quiet' | 'danger'

const SHAPE =
  'inline-flex min-h-11 items-center justify-center rounded-pill px-5 py-2 text-center text-compact font-semibold no-underline transition-colors forced-colors:border print:hidden'

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong aria-disabled:bg-line aria-disabled:text-ink-soft',
  danger: 'border border-bad bg-transparent text-bad hover:bg-bad-soft',
  quiet: 'border border-line-strong bg-transparent text-ink hover:border-ink hover:bg-surface',
}

const ignore = (event: MouseEvent) => event.preventDefault()

/** R391: while `busy` it does nothing, but keeps the focus, which a disabled button loses. */
export function Button({
  variant = 'primary',
  className = '',
  type = 'submit',
  busy = false,
  ...props
}: ComponentProps<'button'> & { variant?: Variant; busy?: boolean }) {
  return (
    <button
      type={type}
      className={`${SHAPE} cursor-pointer ${VARIANTS[variant]} ${className}`}
      {...props}
      {...(busy && { 'aria-disabled': true, onClick: ignore })}
    />
  )
}

export function ButtonLink({
  variant = 'primary',
  className = '',
  children,
  ...props
}: ComponentProps<'a'> & { variant?: Variant }) {
  return (
    <a className={`${SHAPE} ${VARIANTS[variant]} ${className}`} {...props}>
      {children}
    </a>
  )
}
