import type { PageTexts } from '#app/shell/use-texts.ts'
import { timingText } from '#app/ui/timing-words.ts'
import { MESSAGE_LIMITS } from '#domain/limits.ts'
import { oneLine } from '#domain/text/one-line.ts'

type Hints = { service: string; budget: string; timing: string }

/** Appends the chosen options to the message as lines of text. */
export function appendInquiryHints(t: PageTexts, body: string, { service, budget, timing }: Hints): string {
  const hints = [
    { name: 'service', value: service },
    { name: 'budget', value: budget },
    { name: 'timing', value: timingText(t, timing) },
  ] as const
  const lines = hints
    .map(({ name, value }) => ({ name, value: oneLine(value, MESSAGE_LIMITS.hint) }))
    .filter(({ value }) => value)
    .map(({ name, value }) => t(`contact.line.${name}`, { value }))
  return body.trim() && lines.length > 0 ? `${body.trim()}\n\n${lines.join('\n')}` : body
}
