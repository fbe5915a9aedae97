import type { TabProps } from '#app/routes/edit-profile/edit-form.tsx'

import { ExpertPart } from './expert-part.tsx'

export function TabExpertDetails(props: TabProps) {
  return <ExpertPart {...props} />
}
