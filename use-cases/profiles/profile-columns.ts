import type { Updateable } from 'kysely'

import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Database } from '#db/schema.ts'
import { availabilityNewsAt } from '#domain/following/availability-news.ts'
import type { AvailabilityStatus } from '#domain/profiles/availability.ts'
import type { ProfileFields } from '#domain/profiles/profile-input.ts'

type Columns = Updateable<Database['profile']>

/** Text as typed, with the catalogue's entries beside it where the text resolves. */
function placeColumns(
  location: ProfileFields['location'],
  { catalogue, before }: Pick<Around, 'catalogue' | 'before'>,
): Columns {
  // Half a place keeps its other half; null clears both.
  const city = location?.city === undefined && location ? before.city : (location?.city ?? null)
  const country = location?.country === undefined && location ? before.country : (location?.country ?? null)
  const { citySlug, countryCode } = catalogue.resolveLocation({ city, country })
  return { city, country, city_slug: citySlug ?? null, country_code: countryCode ?? null }
}

function expertColumns(
  metadata: NonNullable<ProfileFields['expertsMetadata']>,
  { now, before }: Pick<Around, 'now' | 'before'>,
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

function availabilityOf(before: Around['before']) {
  const { availability_status: status, availability_from: from, availability_changed_at: newsAt } = before
  return { status, from, newsAt }
}

/** R88: another address has yet to be confirmed. */
function inquiryColumns(address: string | null | undefined, before: Around['before']): Columns {
  if (address === undefined || address === before.inquiry_email_address) return {}
  return { inquiry_email_address: address, inquiry_email_verified_at: null }
}

type Around = {
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
export function profileColumns(fields: ProfileFields, { catalogue, now, before }: Around): Columns {
  return {
    ...(fields.name !== undefined && { name: fields.name }),
    ...(fields.slug !== undefined && { slug: fields.slug }),
    ...(fields.title !== undefined && { title: fields.title }),
    ...(fields.employer !== undefined && { employer: fields.employer }),
    ...(fields.businessType !== undefined && { business_type: fields.businessType }),
    ...(fields.about !== undefined && { about: fields.about }),
    ...(fields.location !== undefined && placeColumns(fields.location, { catalogue, before })),
    ...inquiryColumns(fields.inquiryEmailAddress, before),
    ...(fields.languages && { languages: [...new Set(fields.languages)] }),
    ...(fields.skills && { skills: [...new Set(fields.skills)] }),
    ...(fields.profileImg !== undefined && { profile_img: fields.profileImg }),
    ...(fields.website !== undefined && { website: fields.website }),
    ...(fields.expertsMetadata && expertColumns(fields.expertsMetadata, { now, before })),
  }
}
