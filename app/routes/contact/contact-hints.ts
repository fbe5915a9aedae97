import { MESSAGE_LIMITS } from '#domain/limits.ts'
import { oneLine } from '#domain/text/one-line.ts'

type Hints = { service: string; budget: string; timing: string }

/** Appends the chosen options to the message as lines of text. */
export function withHints(body: string, { service, budget, timing }: Hints): string {
  const lines = Object.entries({ Service: service, Budget: budget, Timing: timing })
    .map(([label, value]) => [label, oneLine(value, MESSAGE_LIMITS.hint)])
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  return body.trim() && lines.length > 0 ? `${body.trim()}\n\n${lines.join('\n')}` : body
}
