import type { BusinessType } from './business-type.ts'
import type { Profile } from './profile.ts'

export const BUSINESS_TYPE_LABELS: Record<BusinessType, string> = {
  AGENCY: 'Agency',
  STUDIO: 'Studio',
  COLLECTIVE: 'Collective',
  CONSULTANCY: 'Consultancy',
}

/** What somebody is, in a few words; empty where nothing was said. */
export function roleText({
  businessType,
  title,
  employer,
}: Pick<Profile, 'businessType' | 'title' | 'employer'>): string {
  if (businessType) return BUSINESS_TYPE_LABELS[businessType]
  return [title, employer && `at ${employer}`].filter(Boolean).join(' ')
}
