import type { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import type { BusinessType } from '#domain/profiles/business-type.ts'

import type { BusinessKind } from './art/website/business/business.ts'
import { africa } from './experts/africa.ts'
import { britain } from './experts/britain.ts'
import { eastAsia } from './experts/east-asia.ts'
import { europeEast } from './experts/europe-east.ts'
import { europeNorth } from './experts/europe-north.ts'
import { europeSouthWest } from './experts/europe-south-west.ts'
import { northAmerica } from './experts/north-america.ts'
import { oceania } from './experts/oceania.ts'
import { southAmerica } from './experts/south-america.ts'
import { southAsia } from './experts/south-asia.ts'

export { ADA_MOREAU, NORTHLIGHT, SAM_OKAFOR } from './experts/fixed.ts'

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

export const DEMO_EXPERTS: DemoExpert[] = [
  ...northAmerica,
  ...southAmerica,
  ...britain,
  ...europeNorth,
  ...europeSouthWest,
  ...europeEast,
  ...africa,
  ...southAsia,
  ...eastAsia,
  ...oceania,
]
