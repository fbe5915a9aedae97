import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'

import { ExpertPart } from './expert-part.tsx'

export function TabExpertDetails(props: TabProps) {
  return <ExpertPart {...props} />
}
