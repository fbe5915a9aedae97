import type { ComponentProps } from 'react'

const SHAPE = 'max-w-full rounded-pill border border-line bg-surface px-2.5 py-0.5 text-small'

export function Chip({ className = '', ...props }: ComponentProps<'span'>) {
  return <span className={`chip ${className}`} {...props} />
}

export function ChipLink({ className = '', children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      className={`${SHAPE} touch-target gap-1 md:inline-block text-ink no-underline transition-colors max-md:px-4 hover:border-accent hover:text-accent ${className}`}
      {...props}
    >
      {children}
    </a>
  )
}
