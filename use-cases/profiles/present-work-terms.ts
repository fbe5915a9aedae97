import type { Availability, AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import type { Currency } from '#domain/profiles/currency.ts'

type AvailabilityRow = {
  availability_status: AvailabilityStatus | null
  availability_from: string | null
  availability_confirmed_at: Date | null
}

export function presentAvailability(row: AvailabilityRow): Availability | null {
  if (row.availability_status === null) return null
  return {
    status: row.availability_status,
    from: row.availability_from,
    confirmedOn: row.availability_confirmed_at?.toISOString() ?? null,
  }
}

type MinimumRow = { project_minimum_amount: number | null; project_minimum_currency: string | null }

export function presentProjectMinimum(row: MinimumRow): { amount: number; currency: Currency } | null {
  if (row.project_minimum_amount === null || row.project_minimum_currency === null) return null
  return { amount: row.project_minimum_amount, currency: row.project_minimum_currency as Currency }
}
