import { ANSWER_RATE_THRESHOLDS, RESPONSE_METRICS_SAMPLE } from '#domain/limits.ts'

/** Conversations with an expert: those that are old enough to judge or answered, and those answered in time. */
export type AnswerCounts = { conversations: number; answered: number }

/** R335: the share answered in time, in whole hundredths and never rounded up; null where too few are known. */
export function answerRate({ conversations, answered }: AnswerCounts): number | null {
  if (conversations < RESPONSE_METRICS_SAMPLE.conversations) return null
  return Math.floor((answered * 100) / conversations) / 100
}

/** R337: whether an expert answers most messages. */
export const answersMost = (rate: number | null) => rate !== null && rate >= ANSWER_RATE_THRESHOLDS.most
