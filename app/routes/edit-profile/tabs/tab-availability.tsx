import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'

import { AvailabilityPart } from './availability-part.tsx'

export function TabAvailability(props: TabProps) {
  return <AvailabilityPart {...props} />
}
