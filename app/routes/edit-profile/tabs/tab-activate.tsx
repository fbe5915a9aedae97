import type { TabProps } from '#app/routes/edit-profile/edit-form.tsx'

import { ActivationPart } from './activation-part.tsx'

export function TabActivate({ data }: TabProps) {
  return <ActivationPart data={data} />
}
