import { HIGHLIGHT_SLOTS } from '#app/routes/edit-profile/fields.ts'
import type { ProfileForm } from '#client/profiles/profile-payload.ts'
import type { Availability } from '#domain/profiles/availability.ts'
import type { BusinessType } from '#domain/profiles/business-type.ts'
import type { Currency } from '#domain/profiles/currency.ts'

import { manyTexts, oneText, type TabValues } from './tab-values.ts'

type Metadata = NonNullable<ProfileForm['expertsMetadata']>

function minimumOf(values: TabValues): Metadata['projectMinimum'] {
  const amount = oneText(values, 'minimumAmount')
  if (amount === '') return null
  return { amount: Number(amount), currency: oneText(values, 'minimumCurrency') as Currency }
}

function availabilityOf(values: TabValues): Metadata['availability'] {
  const status = oneText(values, 'availabilityStatus')
  if (status === '') return null
  return { status: status as Availability['status'], from: oneText(values, 'availabilityFrom') || null }
}

function highlightsOf(values: TabValues): NonNullable<ProfileForm['featuredAssets']> {
  return HIGHLIGHT_SLOTS.map((slot) => ({
    assetId: oneText(values, `highlight${slot}`),
    caption: oneText(values, `caption${slot}`),
  })).filter(({ assetId }) => assetId !== '')
}

/**
 * R111: what the changed fields of a tab say, and nothing else: what was not touched is not sent, so that
 * saving a name does not confirm an availability, and a switch that may not be turned does no harm where it stays.
 */
export function toProfileForm(values: TabValues, changed: readonly string[]): ProfileForm {
  const has = (...names: string[]) => names.some((name) => changed.includes(name))
  const text = (name: string) => (has(name) ? oneText(values, name) : undefined)
  const flag = (name: string) => (has(name) ? oneText(values, name) === 'on' : undefined)
  const list = (name: string) => (has(name) ? manyTexts(values, name) : undefined)
  const metadata: Metadata = {
    ...(has('services') && { servicesOffered: manyTexts(values, 'services') as Metadata['servicesOffered'] }),
    ...(has('minimumAmount', 'minimumCurrency') && { projectMinimum: minimumOf(values) }),
    ...(has('availabilityStatus', 'availabilityFrom') && { availability: availabilityOf(values) }),
  }
  const highlights = HIGHLIGHT_SLOTS.flatMap((slot) => [`highlight${slot}`, `caption${slot}`])
  const form = {
    name: text('name'),
    slug: text('slug'),
    bio: text('about'),
    city: text('city'),
    country: text('country'),
    website: text('website'),
    inquiryEmailAddress: text('inquiryEmailAddress'),
    title: text('title'),
    employer: text('employer'),
    businessType: text('businessType') as BusinessType | '' | undefined,
    thumbnail: has('picture') ? { url: oneText(values, 'picture') } : undefined,
    languages: list('languages'),
    skills: list('skills'),
    public: flag('public'),
    hirable: flag('hirable'),
    expertsMetadata: Object.keys(metadata).length > 0 ? metadata : undefined,
    featuredAssets: has(...highlights) ? highlightsOf(values) : undefined,
  }
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as ProfileForm
}
