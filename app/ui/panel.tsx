import type { ComponentProps } from 'react'

/** A bordered panel. */
export function Panel({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={`rounded-card border border-line bg-surface p-[clamp(1.1rem,3vw,1.6rem)] ${className}`}
      {...props}
    />
  )
}
