import type { Profile } from './profile.ts'

const BUSINESS_TYPES = { AGENCY: 'Agency', STUDIO: 'Studio', COLLECTIVE: 'Collective', CONSULTANCY: 'Consultancy' }

/** What somebody is, in a few words; empty where nothing was said. */
export function roleText({
  businessType,
  title,
  employer,
}: Pick<Profile, 'businessType' | 'title' | 'employer'>): string {
  if (businessType) return BUSINESS_TYPES[businessType]
  return [title, employer && `at ${employer}`].filter(Boolean).join(' ')
}
