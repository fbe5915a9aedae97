import type { ReactNode } from 'react'

type Tone = 'good' | 'bad' | 'plain'

const TONES: Record<Tone, string> = {
  good: 'border-accent bg-accent-soft',
  bad: 'border-bad bg-bad-soft',
  plain: 'border-line-strong bg-sunken',
}

type NoticeProps = {
  tone?: Tone
  /** Whether it says what an action led to; otherwise it says how things are. */
  isAnswer?: boolean
  children: ReactNode
}

/**
 * A message; errors are announced immediately. R391: what an action led to has the focus when the page comes, so that
 * it is read out and Tab goes on from there: the button that was pressed belongs to a page that is gone.
 */
export function Notice({ tone = 'plain', isAnswer = tone !== 'plain', children }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      {...(isAnswer && { tabIndex: -1, autoFocus: true })}
      className={`rounded-field border-l-4 px-4 py-3 text-compact outline-none ${TONES[tone]}`}
    >
      {children}
    </div>
  )
}
