import { ActivationPart } from './activation-part.tsx'
import type { TabProps } from './edit-form.tsx'

export function TabActivate({ data }: TabProps) {
  return <ActivationPart data={data} />
}
