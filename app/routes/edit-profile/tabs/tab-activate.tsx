import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'

import { ActivationPart } from './activation-part.tsx'

export function TabActivate({ data }: TabProps) {
  return <ActivationPart data={data} />
}
