import type { BusinessKind } from '#demo/art/website/business/business.ts'
import type { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import type { BusinessType } from '#domain/profiles/business-type.ts'

export type DemoExpert = {
  /** 3–40 of a-z 0-9 - */
  handle: string
  name: string
  kind: 'person' | 'workspace'
  /** For the drawn portrait of a person. */
  presentation?: 'feminine' | 'masculine' | 'neutral'
  title?: string
  employer?: string
  businessType?: BusinessType
  city: string
  country: string
  /** Paragraphs parted by a blank line. */
  about: string
  skills: string[]
  /** Slugs of the service catalogue. */
  services: string[]
  /** ISO 639-1 */
  languages: string[]
  projectMinimum?: { amount: number; currency: string }
  availability: { status: 'AVAILABLE' | 'LIMITED' | 'UNAVAILABLE'; from?: string }
  badges: DemoBadge[]
  website?: string
  responseTimeHours?: number
  followers: number
  likes: number
  views: number
  sites: { kind: BusinessKind; name: string; description: string }[]
  /** The site is an index into sites. */
  highlights: { site: number; caption: string }[]
}

type DemoBadge = {
  badgeType: 'partner' | 'award'
  badgeName: (typeof PARTNER_BADGES)[number] | (typeof AWARD_BADGES)[number]
  awardLevel?: 'winner' | 'finalist' | 'honoree'
  awardDate?: string
}
