import type { ReactNode } from 'react'

type Tone = 'good' | 'bad' | 'plain'

const TONES: Record<Tone, string> = {
  good: 'border-accent bg-accent-soft',
  bad: 'border-bad bg-bad-soft',
  plain: 'border-line-strong bg-sunken',
}

/** A message about what just happened; errors are announced immediately. */
export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`rounded-field border-l-4 px-4 py-3 text-compact ${TONES[tone]}`}
    >
      {children}
    </div>
  )
}
