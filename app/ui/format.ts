import type { PageTexts } from '#app/shell/use-texts.ts'
import { UTC } from '#domain/accounts/time-zone.ts'
import { languageName } from '#domain/profiles/language-codes.ts'

const LOCALE = 'en'

const numbers = new Intl.NumberFormat(LOCALE)
const ordinals = new Intl.PluralRules(LOCALE, { type: 'ordinal' })
const signed = new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' })
const months = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** Memoized, as creating a formatter takes long: there are as many as there are names of zones. */
function formatterOf(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formatters.get(timeZone) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone })
    formatters.set(timeZone, known)
    return known
  }
}

const shortDaysIn = formatterOf({ day: 'numeric', month: 'short' })
const datesIn = formatterOf({ day: 'numeric', month: 'short', year: 'numeric' })
const yearsIn = formatterOf({ year: 'numeric' })
const wholeDaysIn = formatterOf({ day: 'numeric', month: 'long', year: 'numeric' })
const momentsIn = formatterOf({ dateStyle: 'medium', timeStyle: 'short' })

/** In kilobytes, or in megabytes with one digit. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

export function languageNames(codes: string[]): string {
  return codes.map(languageName).join(', ')
}

/** How long an expert usually takes to reply. */
export function responseTimeText(t: PageTexts, hours: number): string {
  if (hours < 1.5) return t('cards.responseTime.hour')
  if (hours < 36) return t('cards.responseTime.hours', { count: Math.round(hours) })
  return t('cards.responseTime.days', { count: Math.round(hours / 24) })
}

/** A share from 0 to 1 as whole percent. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

const tenths = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 })

/** A share from 0 to 1 in percent, with a digit after the point where it is needed. */
export function percentInTenths(share: number): string {
  return tenths.format(share)
}

type AnswerFigures = { answerRate: number | null; responseTimeHours: number | null }

/** How often an expert answers and how soon; undefined where that is not known. */
export function answerRateText(t: PageTexts, { answerRate, responseTimeHours }: AnswerFigures): string | undefined {
  if (answerRate === null) return undefined
  const rate = percent(answerRate)
  if (responseTimeHours === null) return t('cards.answers', { rate })
  return t('cards.answersSoon', { rate, time: responseTimeText(t, responseTimeHours) })
}

export function wholeNumber(value: number): string {
  return numbers.format(value)
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

export function ordinal(value: number): string {
  return `${wholeNumber(value)}${ENDINGS[ordinals.select(value)] ?? 'th'}`
}

/** `+3`, `-3`, `0`. */
export function formatChange(value: number): string {
  return signed.format(value)
}

/** A day of figures, which are counted by days in UTC. */
export function formatShortUtcDay(day: string): string {
  return shortDaysIn(UTC).format(new Date(day))
}

export function monthAndYear(moment: string): string {
  return months.format(new Date(moment))
}

/** R669: in the reader's own zone; in UTC it says so, as that may be nobody's own. */
export function formatMoment(moment: string, timeZone: string): string {
  return `${momentsIn(timeZone).format(new Date(moment))}${timeZone === UTC ? ' UTC' : ''}`
}

export function formatMomentInUtc(moment: string): string {
  return formatMoment(moment, UTC)
}

export function formatDay(moment: string, timeZone: string): string {
  return wholeDaysIn(timeZone).format(new Date(moment))
}

export function formatDayInUtc(moment: string): string {
  return formatDay(moment, UTC)
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Reader = { now: string; timeZone: string }

/** How long ago, in a few characters; from a week on the reader's day, with the year if it is another one. */
export function formatShortAgo(t: PageTexts, moment: string, { now, timeZone }: Reader): string {
  const passed = new Date(now).getTime() - new Date(moment).getTime()
  if (passed < MINUTE_MS) return t('times.now')
  if (passed < HOUR_MS) return t('times.minutes', { count: Math.floor(passed / MINUTE_MS) })
  if (passed < DAY_MS) return t('times.hours', { count: Math.floor(passed / HOUR_MS) })
  if (passed < 7 * DAY_MS) return t('times.days', { count: Math.floor(passed / DAY_MS) })
  const [then, today] = [new Date(moment), new Date(now)]
  const year = yearsIn(timeZone)
  return (year.format(then) === year.format(today) ? shortDaysIn : datesIn)(timeZone).format(then)
}
