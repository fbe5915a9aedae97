export const BUSINESS_TYPES = ['AGENCY', 'STUDIO', 'COLLECTIVE', 'CONSULTANCY'] as const
export type BusinessType = (typeof BUSINESS_TYPES)[number]
