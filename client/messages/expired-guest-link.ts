import { ApiFailure } from '#client/api-failure.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'

/** R242: a guest's link that is too old, and the masked address to which a new one would go. */
export type ExpiredGuestLink = { expired: true; email: string | undefined }

/** Undefined if there is nothing behind the link. */
export async function openGuestLink<Found>(answer: Promise<Found>): Promise<Found | ExpiredGuestLink | undefined> {
  try {
    return await undefinedIfMissing(answer)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'link_expired') throw error
    return { expired: true, email: error.fields['email']?.[0] }
  }
}
