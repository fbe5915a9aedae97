import type { ComponentProps } from 'react'

export function Chip({ className = '', ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={`inline-block max-w-full rounded-pill border border-line bg-surface px-2.5 py-0.5 text-small text-ink-soft ${className}`}
      {...props}
    />
  )
}
