import type { BusinessType } from './business-type.ts'
import type { Profile } from './profile.ts'

export const BUSINESS_TYPE_LABELS: Record<BusinessType, string> = {
  AGENCY: 'Agency',
  STUDIO: 'Studio',
  COLLECTIVE: 'Collective',
  CONSULTANCY: 'Consultancy',
}

/** A short description of a person's or workspace's role; empty where none is known. */
export function roleText({
  businessType,
  title,
  employer,
}: Pick<Profile, 'businessType' | 'title' | 'employer'>): string {
  if (businessType) return BUSINESS_TYPE_LABELS[businessType]
  return [title, employer && `at ${employer}`].filter(Boolean).join(' ')
}
