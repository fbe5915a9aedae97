import { type FormName, HIGHLIGHT_SLOTS } from '#app/routes/edit-profile/edit-field.ts'
import { FIELD_INPUT_NAMES } from '#app/routes/edit-profile/field-inputs.ts'
import type { Availability } from '#domain/profiles/availability/availability.ts'
import type { Currency } from '#domain/profiles/currency.ts'
import type { ProfileFieldsInput } from '#domain/profiles/profile-input.ts'

import { multipleTabValue, singleTabValue, type TabValues } from './tab-values.ts'

type Metadata = NonNullable<ProfileFieldsInput['expertsMetadata']>

function minimumOf(values: TabValues): Metadata['projectMinimum'] {
  const amount = singleTabValue(values, 'minimumAmount')
  if (amount === '') return null
  return { amount: Number(amount), currency: singleTabValue(values, 'minimumCurrency') as Currency }
}

function availabilityOf(values: TabValues): Metadata['availability'] {
  const status = singleTabValue(values, 'availabilityStatus')
  if (status === '') return null
  return { status: status as Availability['status'], from: singleTabValue(values, 'availabilityFrom') || null }
}

function highlightsOf(values: TabValues): ProfileFieldsInput['featuredAssets'] {
  return HIGHLIGHT_SLOTS.map((slot) => ({
    assetId: singleTabValue(values, `highlight${slot}`),
    caption: singleTabValue(values, `caption${slot}`),
  })).filter(({ assetId }) => assetId !== '')
}

/**
 * The payload of a tab's changed fields; the rest of the profile is sent as it is stored. So saving a name does not
 * confirm the availability, and a switch that the owner may not turn on causes no refusal while it stays as it is.
 */
export function toSentFields(values: TabValues, changed: readonly string[]): ProfileFieldsInput {
  const has = (...names: FormName[]) => names.some((name) => changed.includes(name))
  const texts = <Name extends FormName>(...names: Name[]) =>
    Object.fromEntries(names.filter((name) => has(name)).map((name) => [name, singleTabValue(values, name)]))
  const metadata: Metadata = {
    ...(has('services') && { servicesOffered: multipleTabValue(values, 'services') as Metadata['servicesOffered'] }),
    ...(has('minimumAmount', 'minimumCurrency') && { projectMinimum: minimumOf(values) }),
    ...(has('availabilityStatus', 'availabilityFrom') && { availability: availabilityOf(values) }),
  }
  const highlights = HIGHLIGHT_SLOTS.flatMap((slot) => [`highlight${slot}` as const, `caption${slot}` as const])
  return {
    ...texts('name', 'slug', ...FIELD_INPUT_NAMES),
    ...(has('city', 'country') && { location: texts('city', 'country') }),
    ...(has('picture') && { profileImg: singleTabValue(values, 'picture') }),
    ...(has('languages') && { languages: multipleTabValue(values, 'languages') }),
    ...(has('skills') && { skills: multipleTabValue(values, 'skills') }),
    ...(has('public') && { public: singleTabValue(values, 'public') === 'on' }),
    ...(has('hirable') && { hirable: singleTabValue(values, 'hirable') === 'on' }),
    ...(Object.keys(metadata).length > 0 && { expertsMetadata: metadata }),
    ...(has(...highlights) && { featuredAssets: highlightsOf(values) }),
  }
}
