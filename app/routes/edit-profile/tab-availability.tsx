import { AvailabilityPart } from './availability-part.tsx'
import type { TabProps } from './edit-form.tsx'

export function TabAvailability(props: TabProps) {
  return <AvailabilityPart {...props} />
}
