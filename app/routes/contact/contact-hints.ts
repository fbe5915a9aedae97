import { oneLine } from '#domain/one-line.ts'

export const TIMINGS = ['As soon as possible', 'Within a month', 'Within three months', 'Later, or flexible'] as const

type Hints = { service: string; budget: string; timing: string }

const HINT_LENGTH = 100

/** Appends the chosen options to the message as lines of text. */
export function withHints(body: string, { service, budget, timing }: Hints): string {
  const lines = Object.entries({ Service: service, Budget: budget, Timing: timing })
    .map(([label, value]) => [label, oneLine(value, HINT_LENGTH)])
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  return body.trim() && lines.length > 0 ? `${body.trim()}\n\n${lines.join('\n')}` : body
}
