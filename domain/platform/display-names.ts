import { ownValue } from '#domain/own-value.ts'

import { activePlatformRules } from './active-rules.ts'
import type { NameRules } from './platform-rules.ts'

const nameOf = (kind: keyof NameRules, code: string) => ownValue(activePlatformRules().names[kind], code)

/** R470: the platform's word for a code, else the specification's. */
export const badgeDisplayName = (code: string) => nameOf('partnerBadges', code) ?? nameOf('awards', code) ?? code

export const serviceDisplayName = ({ slug, name }: { slug: string; name: string }) => nameOf('services', slug) ?? name

export const businessTypeDisplayName = (code: string, name: string) => nameOf('businessTypes', code) ?? name

/** A plan that is in no list, as in old data, is shown by its code. */
export const planDisplayName = (code: string) => ownValue(activePlatformRules().plans, code)?.name ?? code
