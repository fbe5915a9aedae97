import type { PageTexts } from '#app/shell/use-texts.ts'
import { businessTypeDisplayName } from '#domain/platform/display-names.ts'
import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import { BUSINESS_TYPES } from '#domain/profiles/business-type.ts'

/** Not the schema's list, which would bring its library to the browser. */
export const AVAILABILITY_CHOICES = ['AVAILABLE', 'LIMITED', 'UNAVAILABLE'] as const satisfies AvailabilityStatus[]

/** R470: the platform's own name for a code, if it has one; empty for an unknown code. */
export function businessTypeName(code: string, t: PageTexts): string {
  const known = BUSINESS_TYPES.find((type) => type === code)
  return known ? businessTypeDisplayName(known, t(`editFields.businessType.${known}`)) : ''
}

export function availabilityName(code: string, t: PageTexts): string {
  const known = AVAILABILITY_CHOICES.find((status) => status === code)
  return known ? t(`edit.availability.${known}`) : ''
}
