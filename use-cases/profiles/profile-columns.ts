import type { Updateable } from 'kysely'

import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Database } from '#db/schema.ts'
import { availabilityNewsAt } from '#domain/following/availability-news.ts'
import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import { type StoredFieldColumn, STORED_PROFILE_FIELDS, type StoredFieldName } from '#domain/profiles/profile-fields.ts'
import type { ProfileFields } from '#domain/profiles/profile-input.ts'

type Columns = Updateable<Database['profile']>

type StoredColumns = { [Name in StoredFieldName as StoredFieldColumn<Name>]?: ProfileFields[Name] }

function storedColumns(fields: ProfileFields): StoredColumns {
  const sent = STORED_PROFILE_FIELDS.flatMap(({ name, column }) => {
    const value = fields[name]
    return value === undefined ? [] : [[column, Array.isArray(value) ? [...new Set(value)] : value]]
  })
  return Object.fromEntries(sent) as StoredColumns
}

/** The place as typed, with the catalogue's entries where it resolves. */
function placeColumns(
  location: ProfileFields['location'],
  { catalogue, before }: Pick<Context, 'catalogue' | 'before'>,
): Columns {
  // Sending only city or country keeps the other; null clears both.
  const city = location?.city === undefined && location ? before.city : (location?.city ?? null)
  const country = location?.country === undefined && location ? before.country : (location?.country ?? null)
  const { citySlug, countryCode } = catalogue.resolveLocation({ city, country })
  return { city, country, city_slug: citySlug ?? null, country_code: countryCode ?? null }
}

function expertColumns(
  metadata: NonNullable<ProfileFields['expertsMetadata']>,
  { now, before }: Pick<Context, 'now' | 'before'>,
): Columns {
  const { servicesOffered, projectMinimum, availability } = metadata
  return {
    ...(servicesOffered && { services_offered: [...new Set(servicesOffered)] }),
    ...(projectMinimum !== undefined && {
      project_minimum_amount: projectMinimum?.amount ?? null,
      project_minimum_currency: projectMinimum?.currency ?? null,
    }),
    ...(availability !== undefined && {
      availability_status: availability?.status ?? null,
      availability_from: availability?.from ?? null,
      availability_confirmed_at: availability ? now : null,
      availability_changed_at: availabilityNewsAt({ before: availabilityOf(before), after: availability, now }),
    }),
  }
}

function availabilityOf(before: Context['before']) {
  const { availability_status: status, availability_from: from, availability_changed_at: newsAt } = before
  return { status, from, newsAt }
}

/** R88: another address has yet to be confirmed. */
function inquiryColumns(address: string | null | undefined, before: Context['before']): Columns {
  if (address === undefined || address === before.inquiry_email_address) return {}
  return { inquiry_email_verified_at: null }
}

type Context = {
  catalogue: Catalogue
  now: Date
  before: {
    city: string | null
    country: string | null
    inquiry_email_address: string | null
    availability_status: AvailabilityStatus | null
    availability_from: string | null
    availability_changed_at: Date | null
  }
}

/** The columns that these fields change; a field that is absent changes none. */
export function profileColumns(fields: ProfileFields, { catalogue, now, before }: Context): Columns {
  return {
    ...storedColumns(fields),
    ...(fields.location !== undefined && placeColumns(fields.location, { catalogue, before })),
    ...inquiryColumns(fields.inquiryEmailAddress, before),
    ...(fields.expertsMetadata && expertColumns(fields.expertsMetadata, { now, before })),
  }
}
