import { countWithNoun } from '#domain/text/plural.ts'

import type { BriefParts } from './message-brief.ts'

export type BriefLine = { label: string; values: string[] }

/** The parts of a brief that say something, with their labels: for tables and for mails. */
export function briefLines({ audience, budget, timing, examples }: BriefParts): BriefLine[] {
  const lines = [
    { label: 'For whom', values: [audience] },
    { label: 'Budget', values: [budget] },
    { label: 'When', values: [timing] },
    { label: 'Examples', values: examples },
  ]
  return lines.filter(({ values }) => values.some(Boolean))
}

/** R340: each expert is told how many got it. */
export function briefRecipientsText(experts: number): string {
  return experts === 1 ? 'Sent to you alone' : `Sent to ${countWithNoun(experts, 'expert')}`
}

/** The brief as the text of a mail. */
export function briefText(body: string, parts: BriefParts): string {
  const lines = briefLines(parts).map(({ label, values }) =>
    values.length > 1 ? [`${label}:`, ...values].join('\n') : `${label}: ${values[0]}`,
  )
  return lines.length > 0 ? `${body}\n\n${lines.join('\n')}` : body
}
