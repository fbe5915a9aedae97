import { DAY_MS } from '#domain/limits.ts'

/** 1970 began on a Thursday; days count from the Monday before. */
const DAYS_BEFORE_1970 = 3
const WEEK = 7
const WORKING_DAYS = 5

/** Working time since that Monday, in milliseconds: five days of each week, from Monday on. */
function sinceMonday(moment: Date): number {
  const days = moment.getTime() / DAY_MS + DAYS_BEFORE_1970
  const weeks = Math.floor(days / WEEK)
  return (weeks * WORKING_DAYS + Math.min(days - weeks * WEEK, WORKING_DAYS)) * DAY_MS
}

/** R344: the working days between two moments, Monday to Friday in UTC, whole or in part. */
export function workingDaysBetween(from: Date, to: Date): number {
  return (sinceMonday(to) - sinceMonday(from)) / DAY_MS
}
