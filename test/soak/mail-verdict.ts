import type { SoakMessage } from './messages.ts'

/**
 * Three of five kills at a random moment, the others at the worst ones: while a mail is in transfer, and right after it
 * was accepted.
 */
export const KILL_MOMENTS = ['any', 'arriving', 'any', 'taken', 'any'] as const
export type KillMoment = (typeof KILL_MOMENTS)[number]

/** `unnoted` are Message-IDs that the mail server had accepted and the killed server had not recorded as sent. */
export type Kill = { moment: KillMoment; unsent: number; unnoted: string[] }

type Found = {
  messages: SoakMessage[]
  kills: Kill[]
  received: { messageId: string; subject: string }[]
  /** Mails that were not sent in the end. */
  left: number
  seconds: { all: number; drain: number }
}

function countBy(values: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The results as a table, and whether all is well. */
export function judge({ messages, kills, received, left, seconds }: Found): { lines: string[]; well: boolean } {
  const copies = countBy(received.map(({ messageId }) => messageId))
  const mayDouble = countBy(kills.flatMap(({ unnoted }) => unnoted))
  const answered = messages.filter(({ id }) => id !== undefined)
  const lost = answered.filter(({ id }) => !copies.has(`<${id}@localhost>`))
  const doubles = [...copies].filter(([, count]) => count > 1)
  // Each kill between acceptance and record may cost one more copy of that mail; nothing else may.
  const unexplained = [...copies].filter(([messageId, count]) => count > 1 + (mayDouble.get(messageId) ?? 0))
  const idsOf = (message: SoakMessage) =>
    new Set(received.flatMap(({ subject, messageId }) => (subject.endsWith(message.subject) ? [messageId] : [])))
  const severalIds = messages.filter((message) => idsOf(message).size > 1)
  const unanswered = messages.filter(({ id }) => id === undefined)
  const rows: [string, number][] = [
    ['kills', kills.length],
    ...(['any', 'arriving', 'taken'] as const).map((moment): [string, number] => [
      `kills at this moment: ${moment}`,
      kills.filter((kill) => kill.moment === moment).length,
    ]),
    ['messages answered with success', answered.length],
    ['of them lost', lost.length],
    ['messages without an answer (killed meanwhile)', unanswered.length],
    ['of them kept, and arrived', unanswered.filter((message) => idsOf(message).size > 0).length],
    ['mails that arrived, of all kinds', copies.size],
    ['mails taken while the killed server had no note of it', mayDouble.size],
    ['mails that arrived more than once, with the same Message-ID', doubles.length],
    ['second copies without such a kill', unexplained.length],
    ['messages with two Message-IDs', severalIds.length],
    ['mails never sent', left],
    ['seconds until the last one was out, after the last start', Math.round(seconds.drain)],
    ['seconds in all', Math.round(seconds.all)],
  ]
  const well = lost.length + unexplained.length + severalIds.length + left === 0 && answered.length > 0
  return {
    lines: ['', '| | |', '| --- | ---: |', ...rows.map(([name, count]) => `| ${name} | ${count} |`), ''],
    well,
  }
}
