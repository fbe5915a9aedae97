import type { AuditEntry } from './audit-log.ts'

const COLUMNS = ['on', 'action', 'by', 'byEmail', 'account', 'profile', 'reason', 'details'] as const

/** A spreadsheet would run these as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function valueOf(entry: AuditEntry, column: (typeof COLUMNS)[number]): string {
  if (column === 'details') return Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : ''
  if (column === 'by') return entry.by ?? (entry.byOperator ? 'operator' : '')
  return entry[column] ?? ''
}

/** R602: RFC 4180, with a line of column names. */
export function auditCsv(entries: AuditEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => cell(valueOf(entry, column))))
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}
