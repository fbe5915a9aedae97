import type { TabProps } from '#app/routes/edit-profile/edit-form.tsx'

import { AvailabilityPart } from './availability-part.tsx'

export function TabAvailability(props: TabProps) {
  return <AvailabilityPart {...props} />
}
