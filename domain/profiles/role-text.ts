import { shownBusinessType } from '#domain/platform/shown-names.ts'

import type { BusinessType } from './business-type.ts'
import type { Profile } from './profile.ts'

const LABELS: Record<BusinessType, string> = {
  AGENCY: 'Agency',
  STUDIO: 'Studio',
  COLLECTIVE: 'Collective',
  CONSULTANCY: 'Consultancy',
}

export const businessTypeLabel = (type: BusinessType) => shownBusinessType(type, LABELS[type])

/** A short description of a person's or workspace's role; empty where none is known. */
export function roleText({
  businessType,
  title,
  employer,
}: Pick<Profile, 'businessType' | 'title' | 'employer'>): string {
  if (businessType) return businessTypeLabel(businessType)
  return [title, employer && `at ${employer}`].filter(Boolean).join(' ')
}
